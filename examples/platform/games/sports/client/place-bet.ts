export interface PlaceBet<Round> {
  /** Asks for the bet until it is known. */
  ask(): Promise<Round>;
  /** The bet is booked. */
  booked(round: Round): void;
  /** Looks how everything stands now. */
  look(): Promise<void>;
}

/**
 * Places a bet, then looks. Throws only what refuses the bet: a look that fails after the booking says nothing about it, and
 * is made again by itself.
 */
export async function placeBet<Round>({ ask, booked, look }: PlaceBet<Round>): Promise<void> {
  booked(await ask());
  await look().catch(() => undefined);
}
