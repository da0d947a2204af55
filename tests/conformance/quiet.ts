import type { FakePlatform } from '../widgets-support/fake-platform.js';
import { nextFrame } from '../widgets-support/index.js';

/** Nothing has been asked for some frames. */
export async function quiet(platform: FakePlatform): Promise<void> {
  for (let still = 0, seen = platform.calls.length; still < 5; still++) {
    await nextFrame();
    if (platform.calls.length !== seen) [still, seen] = [0, platform.calls.length];
  }
}
