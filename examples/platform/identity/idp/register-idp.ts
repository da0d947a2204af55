import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import { Failure } from '../../failure.js';
import type { Platform } from '../../platform.js';
import { takeProviderAnswer } from '../social-login.js';
import { CALLBACK_SCRIPT, callbackPage, IDP_POLICY, IDP_STYLE, idpPeoplePage } from './idp-pages.js';
import { IDP_PROVIDERS, idpPeople, type IdpProvider } from './idp-people.js';
import { CALLBACK_PATH, createIdp } from './idp-provider.js';

/**
 * The stand-in identity providers under `/idp/<provider>/`, and the page they send people back to. A third party in real life:
 * the platform talks to them only as any client of theirs would.
 */
export function registerIdp(app: FastifyInstance, platform: Platform): void {
  const providers = new Map<IdpProvider, Promise<Provider>>();
  const load = (name: IdpProvider): Promise<Provider> => {
    const loading = providers.get(name) ?? createIdp(platform, name);
    providers.set(name, loading);
    loading.catch(() => providers.delete(name));
    return loading;
  };

  app.get('/idp/style.css', (_request, reply) => reply.type('text/css').header('cache-control', 'max-age=600').send(IDP_STYLE));
  app.get<{ Querystring: { state?: string; code?: string; error?: string } }>(CALLBACK_PATH, async (request, reply) => {
    const { state = '', code, error } = request.query;
    const { origin, token } = await takeProviderAnswer(platform, String(state), typeof code === 'string' ? code : undefined);
    return html(reply, callbackPage(origin, String(state), error === 'access_denied' ? undefined : token));
  });
  app.get(`${CALLBACK_PATH}.js`, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'max-age=600').send(CALLBACK_SCRIPT),
  );

  for (const name of IDP_PROVIDERS) {
    app.get(`/idp/${name}/people/:uid`, async (request, reply) => {
      const provider = await load(name);
      const { uid, params } = await provider.interactionDetails(request.raw, reply.raw).catch(() => {
        throw new Failure('not-found', { message: 'This sign-in is over. Close the window and try again.' });
      });
      return html(reply, idpPeoplePage(name, uid, idpPeople(name), typeof params['ui_locales'] === 'string' ? params['ui_locales'] : ''));
    });
    app.post<{ Body: { person?: string } | undefined }>(`/idp/${name}/people/:uid`, async (request, reply) => {
      const provider = await load(name);
      const person = idpPeople(name).find(({ sub }) => sub === request.body?.person);
      const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied', error_description: 'Nobody was chosen' };
      const next = await provider.interactionResult(request.raw, reply.raw, result).catch(() => {
        throw new Failure('not-found', { message: 'This sign-in is over. Close the window and try again.' });
      });
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  }

  // The provider reads requests itself.
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const name of IDP_PROVIDERS) {
      scope.all<{ Params: { '*': string } }>(`/idp/${name}/*`, async (request, reply) => {
        const provider = await load(name);
        // As the router has read it: the provider cuts its own beginning off the address.
        const [, search = ''] = /(\?[^#]*)/.exec(request.raw.url ?? '') ?? [];
        const url = `/${encodeURI(request.params['*']).replace(/[?#]/g, encodeURIComponent)}${search}`;
        reply.hijack();
        await provider.callback()(Object.assign(request.raw, { originalUrl: `/idp/${name}${url}`, url }), reply.raw);
      });
    }
  });
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': IDP_POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(text);
}
