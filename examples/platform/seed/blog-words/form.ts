export type PostKey =
  'check-a-round' | 'a-limit-that-holds' | 'return-to-player' | 'spot-a-fake' | 'behind-the-wheel' | 'pocket-palace' | 'league-night';

/** The blog in one language; bodies are HTML of the platform, sanitised by whoever shows it. */
export type BlogWords = Readonly<Record<PostKey, readonly [title: string, summary: string, body: string]>>;
