import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The window is as high and wide as a test asks; a page of 1280 × 900 has its buttons above it. */
const SCREEN = '-screen 0 1600x1400x24 -nolisten tcp';
const TELL_AND_STAY = 'echo "$DISPLAY $XAUTHORITY"; exec sleep infinity';

/** A display to draw on: the one that is there, or one of xvfb-run. `{ env, stop }`, the first for the programs that draw. */
export async function startDisplay(xvfb) {
  if (!xvfb) return { env: {}, stop: () => undefined };
  const child = spawn(xvfb, ['-a', '-s', SCREEN, 'sh', '-c', TELL_AND_STAY], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const stop = () => child.pid && process.kill(-child.pid);
  const told = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const [DISPLAY, XAUTHORITY] = String(told[0]).trim().split(' ');
  if (!XAUTHORITY) throw new Error(`${xvfb} did not start a display.`);
  return { env: { DISPLAY, XAUTHORITY }, stop };
}
