/** A loss as its language writes it, as a gain. Some write the minus as a hyphen, others as U+2212. */
export function asGain(loss: string): string {
  return loss.replace(/[-\u2212]/, '+');
}
