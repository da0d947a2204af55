import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerStarlight } from '../../examples/starlight/starlight-api.js';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import { defineAdapter } from '../../src/adapter/index.js';
import { QUESTIONS } from '../../src/check/questions.js';
import { frameRefusal } from '../../src/check/launch-demo.js';
import { command } from '../../src/check/index.js';
import type { CheckOptions, Report } from '../../src/check/check-platform.js';
import { contracts } from '../../src/contracts.js';
import { damagingProxy, type Damage } from './damaging-proxy.js';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = '/wps/relay/GCSGAME_gameList';
const VENDORS = '/wps/relay/GCSGAME_newGameVendor';
const MEMBER = 'demo_member:Demo1234';
const LOBBY = ['--widget', 'gp-lobby'];

describe('gp-widgets check-platform', () => {
  let sandbox: TestApp;
  let address: string;
  beforeAll(async () => {
    sandbox = await openTestApp({ allowedOrigins: ['https://host.example'] });
    address = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sandbox.close());

  async function run(
    args: string[],
    { member, api = address, changes }: { member?: string; api?: string; changes?: Partial<CheckOptions> } = {},
  ) {
    const said = { out: '', err: '' };
    const code = await command(
      ['check-platform', api, '--merchant', 'demo', '--origin', 'https://host.example', ...args],
      {
        environment: { ...(member && { GP_MEMBER: member }) },
        write: text => (said.out += text),
        complain: text => (said.err += text),
        isColoured: false,
      },
      changes,
    );
    return { code, ...said };
  }
  async function damaged(damage: Damage, args = LOBBY, more: { member?: string; changes?: Partial<CheckOptions> } = {}) {
    const proxy = await damagingProxy(address, damage);
    onTestFinished(() => proxy.close());
    return { ...(await run(args, { ...more, api: proxy.address })), seen: proxy.seen };
  }
  /** Changes the JSON of one call. */
  const json =
    (path: string, change: (body: Wire, query: URLSearchParams) => void): Damage =>
    passing => {
      if (passing.path !== path || passing.method === 'OPTIONS') return;
      const body = JSON.parse(passing.text) as Wire;
      change(body, passing.query);
      passing.text = JSON.stringify(body);
    };

  it('finds nothing to mend on the sandbox, as a visitor, a member and an agent', async () => {
    for (const member of [undefined, MEMBER, 'demo_agent:Demo1234']) {
      const { code, out } = await run([], { ...(member && { member }) });
      expect(out).not.toContain('To mend');
      expect(out).not.toMatch(/ fails/);
      expect(code).toBe(0);
    }
  });

  it('says works for each tag that is asked about, and for no other', async () => {
    const { out } = await run(['--widget', 'gp-lobby', '--widget', 'gp-banners', '--json']);
    const { widgets } = JSON.parse(out) as Report;
    expect(widgets.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['every page', 'works'],
      ['gp-banners', 'works'],
      ['gp-lobby', 'works'],
    ]);
  });

  it('tries the session with GP_MEMBER, and the token is refused after it', async () => {
    const { out } = await run([...LOBBY, '--json'], { member: MEMBER });
    const { outcomes, asMember } = JSON.parse(out) as Report;
    expect(asMember).toBe(true);
    const states = Object.fromEntries(outcomes.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ login: 'works', getMember: 'works', logout: 'works', 'token after logout': 'works' });
    expect(out).not.toContain('Demo1234');
  });

  it('sends nothing but what is listed, and no money, however much it is asked', async () => {
    const { seen } = await damaged(() => undefined, ['--write'], { member: MEMBER });
    const writes = [...new Set(seen.filter(line => !/^(GET|OPTIONS) /.test(line)))].sort();
    expect(writes).toEqual([
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
      'DELETE /wps/session/logout',
      'POST /wps/relay/CBS_chatUnread',
      'POST /wps/relay/MCSFE_addFavoriteGameV2',
      'POST /wps/session/login',
      'POST /wps/system/customerService/key',
    ]);
    expect(seen.join('\n')).not.toMatch(/GET \/wps\/game\/(demo|launch)/);
    // Names that begin with what they do: a call that does anything but read does not get into the list unseen.
    expect(Object.keys(QUESTIONS).filter(name => !/^(get|list|find|count|is[A-Z])/.test(name))).toEqual(['openServicePaths']);
  });

  it('takes the favourite of --write back', async () => {
    const list = async () =>
      (await sandbox.call('GET', '/wps/relay/MCSFE_getFavoriteGames', { token: await sandbox.login('demo_member') })).body.value;
    const before = await list();
    const { out, code } = await run([...LOBBY, '--write'], { member: MEMBER });
    expect(code).toBe(0);
    expect(out).toContain('One favourite was given and taken back.');
    expect(await list()).toEqual(before);
  });

  describe('names what is damaged', () => {
    it.each<[what: string, damage: Damage, words: RegExp[]]>([
      ['a missing field', json(GAMES, body => delete listIn(body)[0]!['gameName']), [/listGames/, /games\[0\]\.gameName/, /no such field/]],
      [
        'every field that does not fit, and how often in a list as long as the lobby’s',
        json(GAMES, body => {
          for (const game of listIn(body)) delete game['gameName'];
          Object.assign(listIn(body)[17] ?? {}, { nodeId: { id: 7 } });
        }),
        [/games\[0\]\.gameName/, /no such field, and the same in 17 more/, /games\[17\]\.nodeId” text or a number/],
      ],
      [
        'a wrong type',
        json(GAMES, body => (listIn(body)[0]!['nodeId'] = { id: 7 })),
        [/games\[0\]\.nodeId” text or a number/, /\{"id":7\}/],
      ],
      [
        'a text in place of a number',
        json(GAMES, body => (fieldsOf(body)['totalPages'] = 'many')),
        [/totalPages” a number/, /"many"/, /as a text that is one/],
      ],
      [
        'a web page with 200',
        passing => {
          if (passing.path !== VENDORS) return;
          passing.text = '<!doctype html><title>Welcome</title>';
          passing.headers.set('content-type', 'text/html');
        },
        [/listVendors/, /200 with a web page \(HTML\), text\/html/],
      ],
      [
        'a failure of the server',
        passing => {
          if (passing.path === VENDORS) Object.assign(passing, { status: 500, text: '{"success":false,"message":"no database"}' });
        },
        [/listVendors/, /500, “no database”/, /look into its log/],
      ],
      [
        'an origin that is not allowed',
        ({ headers }) => headers.set('access-control-allow-origin', 'https://other.example'),
        [/Access-Control-Allow-Origin: https:\/\/host\.example/, /“https:\/\/other\.example”/, /--origin/],
      ],
      ['an origin that is not named', ({ headers }) => headers.delete('access-control-allow-origin'), [/Allow-Origin/, /no such header/]],
      [
        'a code in small letters',
        json(GAMES, body => {
          for (const game of listIn(body).slice(0, 1)) game['gameType'] = String(game['gameType']).toLowerCase();
        }),
        [/listGames/, /“gameType” "[A-Z]+"/, /in capitals/],
      ],
      [
        'an empty list',
        json(VENDORS, body => (lanesOf(body).length = 0)),
        [/listVendors/, /“data\.lanes” with one entry at least/, /an empty list/],
      ],
      [
        'pages that repeat',
        (() => {
          let first = '';
          return passing => {
            if (passing.path !== GAMES || passing.method === 'OPTIONS') return;
            if (passing.query.get('pageNo') === '1') first = passing.text;
            else passing.text = first;
          };
        })(),
        [/listGames/, /the same entries on both/, /totalPages/],
      ],
    ])('%s', async (_what, damage, words) => {
      const { out, code } = await damaged(damage);
      for (const word of words) expect(out).toMatch(word);
      expect(out).toMatch(/gp-lobby +fails/);
      expect(code).toBe(1);
    });

    it.each<[what: string, damage: Damage, words: RegExp[]]>([
      [
        'a preflight without Authorization',
        ({ headers, method }) => method === 'OPTIONS' && headers.set('access-control-allow-headers', '*'),
        [/Access-Control-Allow-Headers with Authorization/, /A “\*” does not stand for Authorization/],
      ],
      [
        'a preflight that wants a login',
        passing => passing.method === 'OPTIONS' && Object.assign(passing, { status: 401, text: '{}' }),
        [/OPTIONS answered 401/, /without a token/],
      ],
      [
        'a token that outlives its session',
        (() => {
          let member = '';
          return (passing: Parameters<Damage>[0]) => {
            if (passing.path !== '/wps/member/info' || passing.method === 'OPTIONS') return;
            if (passing.status === 200) member = passing.text;
            else Object.assign(passing, { status: 200, text: member });
          };
        })(),
        [/token after logout/, /401 with the code “not-logged-in”/],
      ],
    ])('%s', async (_what, damage, words) => {
      const { out, code } = await damaged(damage, LOBBY, { member: MEMBER });
      for (const word of words) expect(out).toMatch(word);
      expect(code).toBe(1);
    });

    it('a search that ignores the name', async () => {
      let all = '';
      const { out, code } = await damaged(passing => {
        if (passing.path !== GAMES || passing.method === 'OPTIONS') return;
        if (passing.query.get('gameName')) passing.text = all;
        else if (passing.query.get('pageSize') === '18') all = passing.text;
      });
      expect(out).toMatch(/listGames[^]*no games for a name that no game has[^]*the same games as for a name that one has/);
      expect(code).toBe(1);
    });

    it('pictures that do not come, which fails nothing', async () => {
      const shows = (picture: string) =>
        json(GAMES, body => {
          for (const game of listIn(body)) game['showIcon'] = picture;
        });
      const { out, code } = await damaged(shows(`${address}/art/gone.svg?signed=1`));
      expect(out).toMatch(/Pictures that do not come\n +404 +http:\S+\/art\/gone\.svg\n/);
      expect(out).not.toContain('signed');
      expect(code).toBe(0);
      expect((await damaged(shows(`${address}/healthz`))).out).not.toContain('Pictures');
    });

    it('an answer that takes twelve seconds', async () => {
      let clock = 0;
      const slow: Damage = ({ path }) => void (path === VENDORS && (clock += 12_000));
      const { out, code } = await damaged(slow, LOBBY, { changes: { now: () => clock } });
      expect(out).toMatch(/listVendors[^]*an answer within 10 s[^]*one after 12\.0 s/);
      expect(code).toBe(1);
    });

    it('an answer that takes three seconds, as slow and no more', async () => {
      let clock = 0;
      const slow: Damage = ({ path }) => void (path === VENDORS && (clock += 3_000));
      const { out, code } = await damaged(slow, LOBBY, { changes: { now: () => clock } });
      expect(out).toMatch(/Slow\n {2}listVendors +3\.0 s/);
      expect(code).toBe(0);
    });

    it('an answer that never comes, cut at the limit', async () => {
      const never: Damage = ({ path }) => path === VENDORS && new Promise(() => undefined);
      const { out, code } = await damaged(never, LOBBY, { changes: { limits: { longest: 1_500, slow: 1_500 } } });
      expect(out).toMatch(/listVendors[^]*an answer within 1\.5 s[^]*none after 1\.5 s/);
      expect(code).toBe(1);
    });

    it('a wrong password, and goes on as a visitor', async () => {
      const { out, code } = await run(LOBBY, { member: 'demo_member:nothing' });
      expect(out).toMatch(/the session +fails +login/);
      expect(out).toMatch(/bad-credentials[^]*Name or password in GP_MEMBER is wrong/);
      expect(out).toMatch(/gp-lobby +works/);
      expect(code).toBe(1);
    });

    it('a favourite that is not kept', async () => {
      const forgetful = json('/wps/relay/MCSFE_getFavoriteGames', body => (body['value'] = []));
      const { out, code } = await damaged(forgetful, [...LOBBY, '--write'], { member: MEMBER });
      expect(out).toMatch(/addFavourite[^]*the game in listFavourites after addFavourite/);
      expect(code).toBe(1);
    });

    it('a platform that is not there', async () => {
      const { out, code } = await run(LOBBY, { api: 'http://127.0.0.1:9' });
      expect(out).toMatch(/Check that the address is right/);
      expect(code).toBe(1);
    });
  });

  it('says works of no tag while the platform is not there, one without calls of its own among them', async () => {
    const { out } = await run(['--json', '--widget', 'gp-jackpot', '--widget', 'gp-banners'], { api: 'http://127.0.0.1:1' });
    const { widgets } = JSON.parse(out) as Report;
    expect(widgets.find(({ name }) => name === 'gp-jackpot')).toMatchObject({ verdict: 'fails', failing: ['getStatus', 'getPublicKey'] });
    expect(widgets.filter(({ verdict }) => verdict === 'works')).toEqual([]);
  });
  it('works without what the platform does not have, and says which parts are missing', async () => {
    const gone: Damage = passing => {
      if (passing.path.endsWith('GCSGAME_hotGamesV2'))
        Object.assign(passing, { status: 404, text: '{"success":false,"code":"not-found"}' });
    };
    const { out, code } = await damaged(gone);
    expect(out).toMatch(/gp-lobby +works without +the hot games/);
    expect(code).toBe(0);
  });

  it('writes JUnit with a case for each widget', async () => {
    const { out, code } = await damaged(
      json(VENDORS, body => (lanesOf(body).length = 0)),
      ['--junit', ...LOBBY],
    );
    expect(code).toBe(1);
    expect(out).toContain('tests="2" failures="1" skipped="0"');
    expect(out).toMatch(/<testcase classname="check-platform" name="gp-lobby"><failure message="listVendors">/);
  });

  describe('with --launch', () => {
    const DEMO = '/wps/game/demo';
    const LAUNCH = ['--widget', 'gp-lobby', '--launch'];
    /** Lets the platform open a game whose page answers so. */
    async function openingGame(status: number, headers: Record<string, string> = {}): Promise<Damage> {
      const game = fastify();
      game.get('/g', (_request, reply) => reply.status(status).headers(headers).send('A game.'));
      const at = await game.listen({ port: 0, host: '127.0.0.1' });
      onTestFinished(() => game.close());
      return passing => {
        json('/wps/system/status', body => (fieldsOf(body)['launchGameCDNs'] = [at]))(passing);
        json(DEMO, body => (fieldsOf(body)['url'] = `${at}/g?token=t`))(passing);
      };
    }

    it('opens one game with play money, looks at its page, and launches nothing else', async () => {
      const game = await openingGame(200, { 'content-security-policy': 'frame-ancestors https://host.example' });
      const { code, out, seen } = await damaged(game, [...LAUNCH, '--json'], { member: MEMBER });
      expect((JSON.parse(out) as Report).outcomes.find(({ name }) => name === 'launchDemo')).toMatchObject({
        state: 'works',
        findings: [],
      });
      expect(seen.filter(line => line === `GET ${DEMO}`)).toHaveLength(1);
      expect(seen.join('\n')).not.toMatch(/launchGame|gameLaunchFB/);
      expect(code).toBe(0);
      expect((await damaged(game, LAUNCH)).out).toContain('One game was opened with play money.');
    });

    it('names an address that no list has', async () => {
      const { code, out } = await damaged(
        json(DEMO, body => (fieldsOf(body)['url'] = 'https://elsewhere.example/g?token=t')),
        LAUNCH,
      );
      expect(out).toMatch(/an address on [^]*came +https:\/\/elsewhere\.example\/g\n[^]*launchGameCDNs/);
      expect(out).not.toContain('token=');
      expect(code).toBe(1);
    });

    it.each<[what: string, status: number, headers: Record<string, string>, words: RegExp]>([
      ['is not there', 404, {}, /the page of the game at .*\/g\n[^]*came +404/],
      [
        'lets nobody frame it',
        200,
        { 'x-frame-options': 'SAMEORIGIN' },
        /came +X-Frame-Options: SAMEORIGIN[^]*frame-ancestors https:\/\/host\.example[^]*“mode”: "window"/,
      ],
    ])('names a page that %s, without its token', async (_what, status, headers, words) => {
      const { code, out } = await damaged(await openingGame(status, headers), LAUNCH);
      expect(out).toMatch(words);
      expect(out).not.toContain('token=');
      expect(code).toBe(1);
    });

    it('does not look for a frame’s leave where the game opens in a window', async () => {
      const game = await openingGame(200, { 'x-frame-options': 'DENY' });
      const inWindow: Damage = async passing => {
        await game(passing);
        json(DEMO, body => (fieldsOf(body)['mode'] = 'window'))(passing);
      };
      expect((await damaged(inWindow, LAUNCH)).code).toBe(0);
    });

    it('says that no game offers a trial', async () => {
      const none = json(GAMES, body => listIn(body).forEach(game => (game['supportPlay'] = '1')));
      expect((await damaged(none, LAUNCH)).out).toMatch(/none of the first 60 games offers a free trial/);
    });

    it.each<[headers: Record<string, string>, refusal: string | undefined]>([
      [{}, undefined],
      [{ 'X-Frame-Options': 'DENY' }, 'X-Frame-Options: DENY'],
      [{ 'X-Frame-Options': 'DENY', 'Content-Security-Policy': 'frame-ancestors https://host.example' }, undefined],
      [{ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'" }, "frame-ancestors 'none'"],
      [{ 'Content-Security-Policy': "frame-ancestors 'self'" }, "frame-ancestors 'self'"],
      [{ 'Content-Security-Policy': 'frame-ancestors *.example' }, undefined],
      [{ 'Content-Security-Policy': 'frame-ancestors https:' }, undefined],
      [
        { 'Content-Security-Policy': 'frame-ancestors host.example:8080 http://host.example' },
        'frame-ancestors host.example:8080 http://host.example',
      ],
    ])('reads %j as a browser does', (headers, refusal) => {
      expect(frameRefusal(new Headers(headers), new URL('https://games.example/1'), 'https://host.example')).toBe(refusal);
    });
  });

  it('says how it is used when it is asked, which is no failure', async () => {
    const said = { out: '', err: '' };
    const terminal = {
      environment: {},
      write: (text: string) => void (said.out += text),
      complain: (text: string) => void (said.err += text),
      isColoured: false,
    };
    expect(await command(['check-platform', '--help'], terminal)).toBe(0);
    expect(said.out).toContain('Reads only, unless --write');
    expect(said.err).toBe('');
  });

  it('does not miss what the status says to be lacking: the tag is not offered, others go without, and nothing of it is asked', async () => {
    const lacks = ['listBlog', 'listHotGames'];
    const status = json('/wps/system/status', body => void (fieldsOf(body)['capabilities'] = { lacks }));
    const { code, out, seen } = await damaged(status, [...LOBBY, '--widget', 'gp-blog', '--json']);
    const { widgets } = JSON.parse(out) as Report;
    expect(widgets.map(({ name, verdict, without }) => [name, verdict, without])).toEqual([
      ['every page', 'works', []],
      ['gp-blog', 'not-offered', ['listBlog']],
      ['gp-lobby', 'works-without', expect.arrayContaining(['the hot games'])],
    ]);
    expect(code).toBe(0);
    expect(seen.some(line => /BlogList|hotGames/.test(line))).toBe(false);
  });

  it('tries a platform that speaks otherwise by its adapter, with a login', async () => {
    const foreign = fastify();
    await foreign.register(async api => registerStarlight(api), { prefix: '/v1' });
    onTestFinished(() => foreign.close());
    const base = await foreign.listen({ port: 0, host: '127.0.0.1' });
    const file = join(await mkdtemp(join(tmpdir(), 'gp-adapter-')), 'starlight.mjs');
    const source = `import { starlight } from './examples/adapter/starlight.js'; export default starlight('${base}/v1');`;
    await build({
      stdin: { contents: source, resolveDir: ROOT },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: file,
      logLevel: 'silent',
      alias: { 'gp-widgets/adapter': join(ROOT, 'src/adapter/index.ts') },
    });
    const said = { out: '', err: '' };
    const terminal = {
      environment: { GP_MEMBER: 'luna:Starlight1' },
      write: (text: string) => void (said.out += text),
      complain: (text: string) => void (said.err += text),
      isColoured: false,
    };
    expect(await command(['check-platform', '--adapter', file, '--json'], terminal), said.err).toBe(0);
    const { widgets, asMember } = JSON.parse(said.out) as Report;
    const verdicts = Object.fromEntries(widgets.map(({ name, verdict }) => [name, verdict]));
    expect(asMember).toBe(true);
    expect(verdicts).toMatchObject({ 'gp-lobby': 'works-without', 'the session': 'works', 'gp-promotions': 'not-offered' });
    expect(Object.values(verdicts)).not.toContain('fails');
    said.out = '';
    await command(['check-platform', '--adapter', file, '--launch'], terminal);
    expect(said.out).toContain('No game was opened: the platform has no launchDemo.');
    expect(said.out).not.toContain('/wps/');
    expect(await command(['check-platform', '--adapter', 'nowhere.mjs'], terminal)).toBe(2);
    expect(said.err).toContain('nowhere.mjs cannot be loaded');
  });

  it('says of an adapter what threw, and what its platform refused, in its words', async () => {
    const foreign = fastify();
    onTestFinished(() => foreign.close());
    const base = await foreign.listen({ port: 0, host: '127.0.0.1' });
    const adapter = defineAdapter({
      base,
      calls: {
        listVendors: (_sent, { ask }) => ask('GET', '/houses'),
        listGames: () => {
          throw new TypeError('no items');
        },
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const { code, out } = await run([...LOBBY, '--json'], { changes: { adapter, api: adapter.apiBase } });
    expect(code).toBe(1);
    const { outcomes } = JSON.parse(out) as Report;
    const found = Object.fromEntries(outcomes.map(({ name, findings }) => [name, findings[0]]));
    expect(found['listGames']).toMatchObject({ kind: 'adapter-failed', came: 'it threw TypeError: no items' });
    expect(found['listVendors']).toMatchObject({ kind: 'adapter-refused', came: `GET ${base}/houses answered 404, told as not-found` });
  });

  it.each<[string, 'not-logged-in' | 'unknown', string[]]>([
    ['by a status of its own, for which the code is right', 'not-logged-in', []],
    ['by another code', 'unknown', ['“not-logged-in” from its refusal']],
  ])('an adapter refuses an ended session %s', async (_how, ended, todo) => {
    let isOpen = false;
    const foreign = fastify();
    onTestFinished(() => foreign.close());
    foreign.get('/me', (_request, reply) => (isOpen ? reply.send({ nick: 'mara' }) : reply.code(403).send({ fault: 'GONE' })));
    const base = await foreign.listen({ port: 0, host: '127.0.0.1' });
    const adapter = defineAdapter({
      base,
      refusal: () => ended,
      calls: {
        login: () => {
          isOpen = true;
          return { token: 'ticket' };
        },
        getMember: async (_sent, { ask }) => {
          const { nick } = await ask<{ nick: string }>('GET', '/me');
          return { id: nick, account: nick, type: 0 };
        },
        logout: () => void (isOpen = false),
      },
    });
    const { out } = await run(['--json'], { member: 'mara:Sunset77', changes: { adapter, api: adapter.apiBase } });
    const findings = (JSON.parse(out) as Report).outcomes.find(({ name }) => name === 'token after logout')?.findings ?? ['not asked'];
    expect(findings).toEqual(todo.map(text => expect.objectContaining({ todo: expect.stringContaining(text) as string }) as unknown));
  });

  it('finds a code in small letters below a path of the platform too', async () => {
    const adapter = defineAdapter({
      base: 'http://127.0.0.1:9/v1/api',
      calls: {
        listVendors: () => ({ data: { lanes: [{ gameCategory: 'Slots', gameType: 'rng', vendors: [] }] } }),
        listGames: () => ({ games: [], totalPages: 0 }),
      },
    });
    const { out } = await run([...LOBBY, '--json'], { changes: { adapter, api: adapter.apiBase } });
    const { outcomes } = JSON.parse(out) as Report;
    expect(outcomes.find(({ name }) => name === 'listVendors')?.findings.map(({ kind }) => kind)).toContain('wrong-case');
  });

  it.each([
    ['no command', [], 'A command is needed'],
    ['another command', ['mend'], 'There is no command mend'],
    ['no address', ['check-platform'], 'One address'],
    ['an address that is none', ['check-platform', 'ftp://a', '--merchant', 'demo'], 'no http or https address'],
    ['no merchant', ['check-platform', 'https://api.example'], '--merchant is needed'],
    ['a tag that is none', ['check-platform', 'https://api.example', '--merchant', 'demo', '--widget', 'gp-nothing'], 'There is no widget'],
    ['an option that is none', ['check-platform', 'https://api.example', '--merchant', 'demo', '--fast'], '--fast'],
    ['an adapter beside an address', ['check-platform', 'https://api.example', '--adapter', 'own.mjs'], 'leave it out'],
    ['two reports', ['check-platform', 'https://api.example', '--merchant', 'demo', '--json', '--junit'], 'ask for one'],
    ['--write without an account', ['check-platform', 'https://api.example', '--merchant', 'demo', '--write'], 'GP_MEMBER'],
  ])('exits with 2 on wrong use: %s', async (_what, args, words) => {
    let said = '';
    const terminal = { environment: {}, write: () => undefined, complain: (text: string) => void (said += text), isColoured: false };
    expect(await command(args, terminal)).toBe(2);
    expect(said).toContain(words);
    expect(said).toContain('--merchant <code>');
  });

  it('knows all tags', async () => {
    const { out } = await run(['--json']);
    expect((JSON.parse(out) as Report).widgets).toHaveLength(contracts.length + 1);
  });
});

type Wire = Record<string, unknown>;
/** Where the specification has them: beside the envelope or in its value. */
const fieldsOf = (body: Wire): Wire => (typeof body['value'] === 'object' && body['value'] ? (body['value'] as Wire) : body);
const listIn = (body: Wire) => fieldsOf(body)['games'] as Wire[];
const lanesOf = (body: Wire) => ((fieldsOf(body)['data'] ?? body['data']) as { lanes: unknown[] }).lanes;
