/** A text as its first sentence, without the full stop that a title does without, and what follows it. */
export function firstSentence(text: string, tag: string): { first: string; rest: string } {
  // Firefox before 125 has no Segmenter: there the title is all of it.
  const [found] = 'Segmenter' in Intl ? new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text) : [];
  const first = found?.segment ?? text;
  return { first: first.trim().replace(/[.。।။។]$/u, ''), rest: text.slice(first.length).trim() };
}
