import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIRST_LANGUAGE } from '../../../src/texts/languages.js';
import { escapeText } from '../art/drawing.js';
import { nameIn } from '../games/catalogue.js';
import { inLanguage, type InLanguages } from '../languages.js';
import type { Platform } from '../platform.js';
import type { Services } from './services.js';
import { sendSite } from './site-page.js';

interface Named {
  name: string;
  vendor: string;
  brand: string;
}
const SENTENCE: InLanguages<(named: Named) => string> = {
  EN: ({ name, vendor, brand }) => `Play ${name} by ${vendor} at ${brand}.`,
  ES: ({ name, vendor, brand }) => `Juega a ${name}, de ${vendor}, en ${brand}.`,
  PT: ({ name, vendor, brand }) => `Jogue ${name}, de ${vendor}, em ${brand}.`,
  ZH: ({ name, vendor, brand }) => `在${brand}畅玩${vendor}的${name}。`,
  VI: ({ name, vendor, brand }) => `Chơi ${name} của ${vendor} tại ${brand}.`,
  TH: ({ name, vendor, brand }) => `เล่น ${name} จาก ${vendor} ที่ ${brand}`,
  AR: ({ name, vendor, brand }) => `العب ${name} من ${vendor} على ${brand}.`,
};

/**
 * The site's page at the address of a game: what reads pages without running them (search engines, previews of shared links)
 * learns name, picture and a sentence. A game that is not there is the site's page as it is, with 404.
 */
export function registerGameSitePage(app: FastifyInstance, platform: Platform, { catalogue }: Services, site: string): void {
  app.get<{ Params: { vendor: string; code: string } }>('/game/:vendor/:code', async (request, reply) => {
    const { vendor, code } = request.params;
    const game = (await catalogue()).games.find(({ vassalage, gameCode }) => vassalage === vendor && gameCode === code);
    if (!game) return sendSite(reply.code(404), platform, site);
    const { name: brand } = await platform.db
      .selectFrom('merchant')
      .select('name')
      .where('code', '=', platform.config.merchant)
      .executeTakeFirstOrThrow();
    const name = nameIn(game, FIRST_LANGUAGE);
    const sentence = inLanguage(SENTENCE, FIRST_LANGUAGE)({ name, vendor: game.vendorName, brand });
    const here = addressOf(request, request.url.split('?')[0]!);
    return sendSite(reply, platform, site, {
      title: escapeText(`${name} · ${brand}`),
      description: escapeText(sentence),
      links: [
        `<link rel="canonical" href="${escapeText(here)}">`,
        ...Object.entries({
          'og:type': 'website',
          'og:site_name': brand,
          'og:title': name,
          'og:description': sentence,
          'og:url': here,
          'og:image': addressOf(request, `/art/share/${game.nodeId}.png`),
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': name,
        }).map(([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`),
        '<meta name="twitter:card" content="summary_large_image">',
      ].join('\n    '),
    });
  });
}

function addressOf({ protocol, host }: FastifyRequest, path: string): string {
  return new URL(path, `${protocol}://${host}`).href;
}
