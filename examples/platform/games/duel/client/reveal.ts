import type { Card } from '../../cards/cards.js';

export interface Reveal {
  /** Own hand first. */
  hands: readonly (readonly Card[])[];
  /** The rival has come: nobody is waited for any more. */
  dealingText: string;
  resultText: string;
  say: (text: string) => void;
  /** Lays a hand down; a card not turned yet is undefined. */
  lay: (seat: number, cards: (Card | undefined)[]) => void;
  /** Between two cards. */
  pause: () => Promise<void>;
}

/** Turns both hands card by card, and names the winner with the last of them. */
export async function reveal({ hands, dealingText, resultText, say, lay, pause }: Reveal): Promise<void> {
  say(dealingText);
  const most = Math.max(0, ...hands.map(hand => hand.length));
  for (let turned = 1; turned <= most; turned++) {
    for (const [seat, hand] of hands.entries()) {
      if (turned > 1 || seat > 0) await pause();
      lay(
        seat,
        hand.map((card, i) => (i < turned ? card : undefined)),
      );
    }
  }
  say(resultText);
}
