import axe from 'axe-core';
import { rootOf } from './mount.js';
import { nextFrame } from './until.js';

/** What axe finds wrong inside an element, as readable lines; empty when nothing. */
export async function axeFindings(element: Element): Promise<string[]> {
  // What a press changes is drawn a moment after it.
  await nextFrame();
  // Half-way from one colour to another nothing has its contrast. A document does not tell of what moves in its shadow roots.
  const inside = [element, ...element.querySelectorAll('*')].flatMap(each =>
    each.localName.startsWith('gp-') ? rootOf(each).getAnimations() : [],
  );
  await Promise.allSettled(inside.filter(endsByItself).map(animation => animation.finished));
  const { violations } = await axe.run(element, {
    // A single widget is no page: landmarks and headings of the page are the host's.
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(violation =>
    violation.nodes.map(node => `${violation.id}: ${node.target.flat().join(' ')} – ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  );
}

/** What can be pressed or followed and says nothing of itself. */
export async function namelessIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { runOnly: ['button-name', 'link-name', 'aria-command-name', 'aria-toggle-field-name'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** What comes to an end by itself: a colour that changes, a dialog that comes up, but no skeleton, no ticker and nothing in folded details, which stands still there. */
function endsByItself({ effect, playState }: Animation): boolean {
  const isDrawn = !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
  return isDrawn && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}
