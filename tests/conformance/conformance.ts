import type { Core, PageEvents } from '../../src/core/parts/core.js';
import { camel } from '../../src/element/codec.js';
import { FRAME_EVENTS, type AttributeContract, type WidgetContract } from '../../src/element/contract.js';
import { contracts } from '../../src/contracts.js';
import { provideCore } from '../../src/element/provide-core.js';
import { registry } from '../../src/registry/registry.js';
import {
  axeFindings,
  namelessIn,
  signedInCore,
  before,
  boxOf,
  describe,
  expect,
  find,
  it,
  make,
  mount,
  nextFrame,
  place,
  rootOf,
  setViewport,
  testCore,
  type,
  until,
  whenReady,
} from '../widgets-support/index.js';
import { canMove, move, WAYS } from './move.js';
import { overflowing } from './overflow.js';
import { ownWords } from './own-words.js';
import { quiet } from './quiet.js';
import { memoryNow, watchResources } from './resources.js';
import { recordConsole } from './warnings.js';

const PHONE = { width: 390, height: 844 };
const consoleLines = recordConsole();

/** What every widget keeps, for one share of them: a file of tests has a time limit, and there are many widgets. */
export function conformanceOf(share: number, shares: number): void {
  before(async () => {
    // A widget whose code fails shows in its own tests.
    await Promise.allSettled(Object.values(registry).map(load => load()));
  });
  contracts.filter((_, index) => index % shares === share).forEach(conformance);
}

function conformance(contract: WidgetContract) {
  const { tag } = contract;
  const attributes = Object.entries(contract.attributes);

  describe(`<${tag}>`, () => {
    it('is defined from its contract', () => {
      const widget = customElements.get(tag) as
        (CustomElementConstructor & { contract?: WidgetContract; observedAttributes?: string[] }) | undefined;
      expect(widget?.contract).to.equal(contract);
      // Beside each its name as a property, as frameworks write it before the tag is defined.
      const names = attributes.map(([name]) => name);
      expect(new Set(widget?.observedAttributes)).to.deep.equal(new Set([...names, ...names.map(name => camel(name).toLowerCase())]));
    });

    it('names nothing that every element has already', () => {
      const names = [...attributes.map(([name]) => camel(name)), ...Object.keys(contract.properties ?? {})];
      expect(names.filter(name => name in HTMLElement.prototype)).to.deep.equal([]);
    });

    it('reads its attributes, and goes back to the defaults when they are removed', () => {
      const element = make(tag);
      for (const [name, declared] of attributes) {
        for (const [text, value] of samplesOf(declared)) {
          element.setAttribute(name, text);
          expect(Reflect.get(element, camel(name)), `${name}="${text}"`).to.equal(value);
        }
        element.removeAttribute(name);
        expect(Reflect.get(element, camel(name)), `${name} removed`).to.equal(declared.default);
      }
      expect(consoleLines.warnings).to.deep.equal([]);
    });

    it('takes the default for a bad value and says so once', () => {
      const element = make(tag);
      for (const [name, declared] of attributes) {
        if (declared.type === 'boolean' || (declared.type === 'string' && !declared.values)) continue;
        consoleLines.warnings.length = 0;
        element.setAttribute(name, '¿no such value?');
        expect(Reflect.get(element, camel(name)), name).to.equal(declared.default);
        expect(consoleLines.warnings, name).to.have.length(1);
        expect(consoleLines.warnings[0]).to.include(`<${tag}>`).and.include(name);
      }
    });

    it('takes properties that were set before it was upgraded', () => {
      // An element of a document without a window is upgraded only when it is adopted.
      const element = document.implementation.createHTMLDocument().createElement(tag);
      const early = attributes.map(([name, declared]) => [camel(name), samplesOf(declared).at(-1)?.[1]] as const);
      for (const [name, value] of early) Reflect.set(element, name, value);
      for (const name of Object.keys(contract.properties ?? {})) Reflect.set(element, name, undefined);
      testCore();
      place(element);
      for (const [name, value] of early) {
        expect(Object.hasOwn(element, name), `own ${name}`).to.equal(false);
        expect(Reflect.get(element, name), name).to.equal(value);
      }
    });

    it('mounts nothing while detached', async () => {
      const { platform } = testCore();
      const element = make(tag);
      for (const [name, declared] of attributes) element.setAttribute(name, samplesOf(declared)[0]?.[0] ?? '');
      await nextFrame();
      expect(rootOf(element).childNodes).to.have.length(0);
      expect(platform.calls).to.have.length(0);
    });

    it('writes nothing on its own tag and throws no error', async () => {
      testCore();
      const element = await mount(tag);
      await shown(element);
      expect(element.getAttributeNames()).to.deep.equal([]);
      expect(consoleLines.errors).to.deep.equal([]);
    });

    for (const way of WAYS) {
      it(`keeps what it shows over ${way}`, async function () {
        if (!canMove(way)) this.skip();
        testCore();
        const element = await mount(tag);
        await shown(element);
        const target = place(document.createElement('div'));
        const first = boxOf(element).firstElementChild;
        const field = rootOf(element).querySelector<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
        // A search is a state of its view, which draws it again each second where it counts them; other fields keep their own text.
        if (field?.type === 'search') type(field, 'typed');
        else if (field) field.value = 'typed';
        field?.focus();
        const focused = field !== null && rootOf(element).activeElement === field;
        move(element, target, way);
        await nextFrame();
        expect(element.parentElement).to.equal(target);
        expect(boxOf(element).firstElementChild).to.equal(first);
        if (field) expect(field.value).to.equal('typed');
        if (focused && way === 'moveBefore') expect(rootOf(element).activeElement).to.equal(field);
      });
    }

    it('is empty after removal, and shows the same again when added', async () => {
      testCore();
      const element = await mount(tag);
      await shown(element);
      const had = boxOf(element).childElementCount;
      element.remove();
      await until(() => boxOf(element).childNodes.length === 0, 'it is empty');
      place(element);
      await until(() => boxOf(element).childElementCount === had, 'it shows as much as before');
    });

    it('has events that cross to the document and are cancelable exactly as its contract says', () => {
      const { core } = testCore();
      const element = place(make(tag));
      const heard: Event[] = [];
      const stop = new AbortController();
      for (const [name, declared] of Object.entries({ ...FRAME_EVENTS, ...contract.events })) {
        document.addEventListener(name, event => heard.push(event), stop);
        element.addEventListener(name, event => event.preventDefault(), stop);
        // Core raises some of them from the element, under its own table of what is cancelable.
        const taken = core.events.emit(name.slice('gp-'.length) as keyof PageEvents, undefined, element);
        expect(heard.at(-1)?.type).to.equal(name);
        expect(heard.at(-1)?.composed).to.equal(true);
        expect(taken, `${name} cancelable`).to.equal(declared.cancelable);
      }
      stop.abort();
    });

    it('keeps a failure to itself, reports it, and tries again', async () => {
      testCore();
      const sibling = await mount(tag);
      const { core, break_, mend } = breakable(testCore().core);
      break_();
      const told: unknown[] = [];
      const element = make(tag);
      provideCore(element, core);
      element.addEventListener('gp-error', event => told.push((event as CustomEvent).detail));
      place(element);
      await until(() => boxOf(element).dataset.theme, 'the frame stands');
      await nextFrame();
      expect(boxOf(sibling).isConnected).to.equal(true);
      expect(rootOf(sibling).querySelector('.notice-error')).to.equal(null);
      if (told.length === 0) return; // Its view asks nothing of the core that can break.
      expect(told).to.have.length(1);
      expect(told[0]).to.deep.include({ code: 'render' }).and.to.have.property('cause').that.is.an('error');
      mend();
      (await find(element, '[role=alert] button')).click();
      await until(() => !rootOf(element).querySelector('.notice-error'), 'the second try stands');
    });

    it('is silent when its code is loaded a second time', async () => {
      const before = customElements.get(tag);
      await Promise.all(Object.values(registry).map(load => load()));
      expect(customElements.get(tag)).to.equal(before);
      expect(consoleLines.warnings).to.deep.equal([]);
    });

    for (const theme of ['dark', 'light'] as const) {
      it(`passes axe in the ${theme} theme`, async () => {
        const { core } = testCore();
        core.theme.use(theme);
        document.body.style.background = theme === 'dark' ? '#0d1117' : '#f5f6f8';
        const element = await mount(tag);
        await shown(element);
        expect(await axeFindings(element)).to.deep.equal([]);
        document.body.style.background = '';
      });
    }

    for (const language of ['EN', 'AR'] as const) {
      it(`fits into 390 px in ${language === 'AR' ? 'right-to-left' : 'left-to-right'}`, async () => {
        const { core } = testCore();
        await setViewport(PHONE);
        const page = place(document.createElement('div'));
        page.style.inlineSize = `${PHONE.width}px`;
        await core.start();
        await core.language.use(language);
        const element = make(tag);
        const standing = whenReady(element);
        page.append(element);
        await standing;
        await shown(element);
        expect(boxOf(element).dir).to.equal(language === 'AR' ? 'rtl' : 'ltr');
        if (contract.display !== 'contents') expect(element.scrollWidth).to.be.at.most(PHONE.width);
        // A window of GTK is never that narrow; what is fixed to the window is as wide as that.
        expect(overflowing(element, Math.max(PHONE.width, innerWidth))).to.deep.equal([]);
      });
    }

    it('I18-06 all its texts follow the language at once', async () => {
      const { core } = testCore();
      const element = await mount(tag);
      await shown(element);
      const english = ownWords(element);
      await core.language.use('ES');
      await until(() => boxOf(element).lang === 'es-MX', 'the language arrives');
      await shown(element);
      await until(() => ownWords(element).length === 0, `“${english.join('”, “')}” becomes Spanish`);
    });

    if (contract.needs && 'texts' in contract.needs) {
      for (const member of [false, true]) {
        it(`shows ${member ? 'a member' : 'a visitor'} nothing without a name while its words are on their way`, async () => {
          const { core, platform } = member ? await signedInCore() : testCore();
          Object.assign(core.language, { need: () => new Promise(() => undefined) });
          const element = await mount(tag);
          await quiet(platform);
          expect(await namelessIn(element)).to.deep.equal([]);
        });
      }
    }

    it('SYS-04 gives way to maintenance, unless it works then', async () => {
      const { platform } = testCore();
      platform.on('GET /wps/system/status', () => ({ maintenance: true }));
      const element = place(make(tag));
      if (contract.worksWhenBlocked) {
        await until(() => boxOf(element).dataset.theme, 'the frame stands');
        expect(rootOf(element).querySelector('[part=notice]')).to.equal(null);
      } else await find(element, '[part=notice]');
    });

    it('leaves no listener, timer or memory behind after 50 lives', async function () {
      this.timeout(60_000);
      const { core, platform } = testCore();
      await core.start();
      const watch = watchResources();
      try {
        // The first lives fill caches of the page: queries, sheets, code.
        await lives(tag, 8);
        await quiet(platform);
        const memory = await memoryNow();
        const before = watch.counts();
        await lives(tag, 50);
        await quiet(platform);
        // React takes off what the last life had a moment after it.
        await until(() => {
          const left = watch.timers();
          expect(left.length, left.join(' | ')).to.be.at.most(before.timers);
          const listeners = watch.listeners();
          expect(listeners.length, `listeners on the page: ${listeners.join(' | ')}`).to.be.at.most(before.listeners);
          return true;
        }, 'its timers and listeners have ended');
        if (!memory) return;
        // What was just let go is collected a moment later, and the last root of React (about 145 listeners) may be held a little
        // longer; one for each of 50 lives would show.
        await until(async () => {
          const grown = await memoryNow();
          if (!grown) return true;
          expect(grown.listeners - memory.listeners, 'listeners of the engine').to.be.below(500);
          expect(grown.nodes - memory.nodes, 'nodes').to.be.below(500);
          expect((grown.heap - memory.heap) / 50, 'bytes a life').to.be.below(20_000);
          return true;
        }, 'its memory is free again');
      } finally {
        watch.stop();
      }
    });
  });
}

/** Texts of an attribute and what they mean. */
function samplesOf(declared: AttributeContract): [text: string, value: unknown][] {
  if (declared.type === 'boolean')
    return [
      ['', true],
      ['false', false],
      ['true', true],
    ];
  if (declared.type === 'number')
    return [
      ['7', 7],
      ['0', 0],
      ['2.5', 2.5],
      [' 12 ', 12],
    ];
  return declared.values
    ? declared.values.map(value => [value, value])
    : [
        ['', ''],
        ['text', 'text'],
      ];
}

/** Texts and data have come and are drawn: nothing is marked busy, and nothing in sight holds the place of what is to come. */
async function shown(element: Element): Promise<void> {
  const root = rootOf(element);
  await until(
    () => !root.querySelector('[aria-busy=true]') && ![...root.querySelectorAll('.skeleton')].some(isInSight),
    `<${element.localName}> has its data`,
  );
  await nextFrame();
}

function isInSight(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return node.checkVisibility() && top < innerHeight && bottom > 0;
}

async function lives(tag: string, count: number): Promise<void> {
  for (let life = 0; life < count; life++) {
    const element = make(tag);
    const ready = whenReady(element);
    document.body.append(element);
    await ready;
    element.remove();
    await until(() => boxOf(element).childNodes.length === 0, `<${tag}> is unmounted`);
  }
}

/** A core that throws on nearly every touch while it is broken. */
function breakable(whole: Core) {
  const needed: ReadonlySet<PropertyKey> = new Set(['then', 'config', 'status', 'theme', 'language', 'start', 'stop']);
  let broken = false;
  const core = new Proxy(whole, {
    get(target, name) {
      if (broken && !needed.has(name)) throw new Error(`core.${String(name)} is broken.`);
      return Reflect.get(target, name) as unknown;
    },
  });
  return { core, break_: () => void (broken = true), mend: () => void (broken = false) };
}
