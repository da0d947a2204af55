/** Which of the sandbox's two games a catalogue entry opens: slots spin reels, everything else is a roulette table. */
export type GameKind = 'slot' | 'table';

export function gameKind(gameType: string): GameKind {
  return gameType === 'RNG' ? 'slot' : 'table';
}
