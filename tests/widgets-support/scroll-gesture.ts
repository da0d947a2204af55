import { executeServerCommand } from '@web/test-runner-commands';

interface Gesture {
  by: 'wheel' | 'finger';
  x: number;
  y: number;
  /** How far it would move the page, in CSS pixels. */
  down: number;
}

/** Scrolls as a player does, by an input event of the browser itself; answers whether this engine can. */
export async function scrollGesture(gesture: Gesture): Promise<boolean> {
  const { available } = await executeServerCommand<{ available: boolean }, Gesture>('gp-scroll', gesture);
  return available;
}
