import axe from 'axe-core';

/** What axe finds wrong inside an element, as readable lines; empty when nothing. */
export async function axeFindings(element: Element): Promise<string[]> {
  // Half-way from one colour to another nothing has its contrast.
  await Promise.allSettled(document.getAnimations().filter(animation => animation instanceof CSSTransition).map(transition => transition.finished));
  const { violations } = await axe.run(element, {
    // A single widget is no page: landmarks and headings of the page are the host's.
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(violation =>
    violation.nodes.map(node => `${violation.id}: ${node.target.flat().join(' ')} – ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  );
}
