/** A round under way, its animation too, is not disturbed: the balance is looked at this long after the last call of a round. */
const QUIET_MS = 2_000;

export interface FollowPageOptions {
  /** Where the messages of the page around arrive. */
  messages: Pick<EventTarget, 'addEventListener'>;
  /** When a round was last asked for or answered, as `now` counts. */
  lastPlayed(): number;
  now(): number;
  wait(ms: number, run: () => void): void;
  /** What the platform says the balance is, minor units. */
  ask(): Promise<number>;
  shown(): number;
  show(balance: number): void;
}

/**
 * The page around says that the balance may have moved elsewhere; its word is no money, so the platform is asked. Whoever else sends
 * such a message makes the game ask, no more than that.
 */
export function followPage({ messages, lastPlayed, now, wait, ask, shown, show }: FollowPageOptions): void {
  let isDue = false;
  messages.addEventListener('message', event => {
    const { data } = event as MessageEvent<unknown>;
    if (
      isDue ||
      typeof data !== 'object' ||
      data === null ||
      !('source' in data) ||
      data.source !== 'gp-page' ||
      !('type' in data) ||
      data.type !== 'balance'
    )
      return;
    isDue = true;
    look();
  });
  function look(): void {
    const rest = lastPlayed() + QUIET_MS - now();
    if (rest > 0) return wait(rest, look);
    isDue = false;
    const asked = lastPlayed();
    void ask().then(
      balance => {
        // A round that began meanwhile tells its own balance.
        if (lastPlayed() === asked && balance !== shown()) show(balance);
      },
      () => undefined,
    );
  }
}
