import type { WidgetContract } from '../../src/element/contract.js';
import { contracts } from '../../src/contracts.js';
import { registry } from '../../src/registry/registry.js';
import { before, describe, expect, it, make, nextFrame, place, setViewport, testCore, whenReady } from '../widgets-support/index.js';
import { clippedTexts } from './clipped.js';
import { overflowing } from './overflow.js';
import { speakPseudo } from './pseudo-language.js';
import { quiet } from './quiet.js';

const WIDTHS = [320, 1280]; // px: the smallest phone, a desk

before(async () => {
  // A widget whose code fails shows in its own tests.
  await Promise.allSettled(Object.values(registry).map(load => load()));
});

describe('texts of a language with long words', () => {
  for (const { tag, display } of contracts as readonly WidgetContract[]) {
    for (const width of WIDTHS) {
      it(`fit into <${tag}> at ${width} px, and none is cut`, async () => {
        const { core, platform } = testCore();
        await setViewport({ width, height: 900 });
        const page = place(document.createElement('div'));
        page.style.inlineSize = `${width}px`;
        speakPseudo(core);
        const element = make(tag);
        const standing = whenReady(element);
        page.append(element);
        await standing;
        await quiet(platform);
        await nextFrame();
        await nextFrame();
        if (display !== 'contents') expect(element.scrollWidth).to.be.at.most(width);
        expect(overflowing(element, Math.max(width, innerWidth))).to.deep.equal([]);
        expect(clippedTexts(element)).to.deep.equal([]);
      });
    }
  }
});
