/** With how far the platform's clock is ahead of this machine's, in milliseconds. */
export type OnTime<T> = T & { ahead: number };

export function onTime<T extends { serverTime: number }>(answer: T): OnTime<T> {
  return { ...answer, ahead: answer.serverTime - Date.now() };
}
