import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../src/contracts.js';
import { readPlace, writePlace } from './address.js';
import { emptied, lengthened } from './answers.js';
import { codeOf, CODES } from './code.js';
import { PURPOSES } from './purposes.js';
import { findWidgets } from './search.js';

const lobby = contracts.find(({ tag }) => tag === 'gp-lobby')!;

describe('an address of the gallery', () => {
  it('says everything and is read as it was written', () => {
    const query = '?tag=gp-lobby&category=RNG&--gp-card-ratio=1&in.state=empty&in.brand=touchline&in.theme=light&in.width=390&in.code=vue';
    const place = readPlace(query);
    expect(place.given).toEqual(
      new Map([
        ['category', 'RNG'],
        ['--gp-card-ratio', '1'],
      ]),
    );
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  it('passes over what there is not, and over a theme that the brand has not', () => {
    expect(readPlace('?in.state=odd&in.brand=../x').around).toMatchObject({ state: 'live', brand: 'own' });
    expect(readPlace('?in.state=rtl').around.language).toBe('AR');
    expect(readPlace('?in.brand=nightjar&in.theme=light').around.theme).toBe('dark');
  });
});

describe('the search for widgets', () => {
  it('finds by name first, then by what is said, set and told, and says by what', () => {
    expect(findWidgets(contracts, 'lobby')[0]?.contract.tag).toBe('gp-lobby');
    expect(
      findWidgets(contracts, 'gp-login-required').some(
        ({ contract, by }) => contract.tag === 'gp-lobby' && by === 'event gp-login-required',
      ),
    ).toBe(true);
    expect(findWidgets(contracts, 'zzzz')).toEqual([]);
    expect(findWidgets(contracts, '')).toHaveLength(contracts.length);
  });

  it('finds by what a widget is for', () => {
    const tagsOf = (text: string) => findWidgets(contracts, text).map(({ contract }) => contract.tag);
    expect(tagsOf('slots')).toContain('gp-lobby');
    expect(tagsOf('sign up')).toContain('gp-register');
    expect(tagsOf('cashier')).toEqual(['gp-wallet']);
    expect(Object.keys(PURPOSES).sort()).toEqual(contracts.map(({ tag }) => tag).sort());
  });
});

describe('the lines to copy', () => {
  const setting = {
    contract: lobby,
    attributes: [
      ['category', 'R"N'],
      ['page-size', '12'],
      ['without-search', ''],
    ] as const,
    styles: [['--gp-card-ratio', '1 / 1']] as const,
    sheet: '/gallery/themes/touchline.css',
    origin: 'https://site.example',
  };

  it('name attributes as each framework does', () => {
    expect(codeOf('html', setting)).toContain(
      '<gp-lobby category="R&quot;N" page-size="12" without-search style="--gp-card-ratio: 1 / 1"></gp-lobby>',
    );
    expect(codeOf('react', setting)).toContain(
      `<GpLobby category={'R"N'} pageSize={12} withoutSearch style={{ '--gp-card-ratio': '1 / 1' }} onGpLaunch=`,
    );
    expect(codeOf('vue', setting)).toContain(
      '<gp-lobby category="R&quot;N" :page-size="12" without-search style="--gp-card-ratio: 1 / 1" @gp-launch="onEvent" />',
    );
    expect(codeOf('svelte', setting)).toContain(
      `<gp-lobby category={'R"N'} page-size={12} without-search style="--gp-card-ratio: 1 / 1" ongp-launch=`,
    );
    expect(codeOf('angular', setting)).toContain(
      '[pageSize]="12" without-search style="--gp-card-ratio: 1 / 1" (gp-launch)="onEvent($event)"></gp-lobby>',
    );
  });

  it('are those of the starters in Vue and Svelte: what the framework is told, the types, the tag', () => {
    const plain = { ...setting, attributes: [['category', 'RNG'], ...setting.attributes.slice(1)] as const, styles: [] };
    for (const [framework, file, told] of [
      ['vue', 'vue/vite.config.ts', /.*isCustomElement.*/],
      ['vue', 'vue/src/main.ts', /.*gp-widgets\/vue.*/],
      ['vue', 'vue/src/games.vue', /<gp-lobby.*/],
      ['svelte', 'svelte/src/main.ts', /.*gp-widgets\/svelte.*/],
      ['svelte', 'svelte/src/games.svelte', /<gp-lobby.*/],
    ] as const) {
      const [line = 'nowhere'] = told.exec(readFileSync(`examples/hosts/${file}`, 'utf8')) ?? [];
      expect(codeOf(framework, plain)).toContain(line.replace(/launch(?=["}])/, 'onEvent'));
    }
  });

  it('stand as deep as their place in Svelte’s script', () => {
    const script = /<script lang="ts">\n([^]*?)<\/script>/.exec(codeOf('svelte', setting))?.[1] ?? '';
    expect(script.split('\n').filter(line => line && !/^ {2}\S/.test(line))).toEqual([]);
    expect(script).toContain('gp-widgets/lobby');
  });

  it('bring the brand’s sheet in each', () => {
    for (const framework of Object.keys(CODES)) expect(codeOf(framework, setting), framework).toContain('touchline.css');
  });
});

describe('the answers of a state', () => {
  it('have no rows and count nothing where all is empty', () => {
    expect(emptied({ value: { list: [1, 2], total: 2, balance: 5 } })).toEqual({ value: { list: [], total: 0, balance: 5 } });
  });

  it('have long words where words are, and codes, addresses and names of accounts as they were', () => {
    const said = lengthened({ gameName: 'Dragon', gameCode: 'DRG', userName: 'luna', iconName: '/a.svg' }) as Record<string, string>;
    expect(said.gameName).toMatch(/^Dragon \p{L}{40,} Dragon Dragon$/u);
    expect(said).toMatchObject({ gameCode: 'DRG', userName: 'luna', iconName: '/a.svg' });
  });
});
