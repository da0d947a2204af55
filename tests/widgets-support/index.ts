/** Everything a widget's browser test needs. */
export { expect } from './expect.js';
export { axeFindings, namelessIn } from './axe.js';
export { FakePlatform, Refusal, wireProof, wirePuzzle, type WireRequest } from './fake-platform.js';
export { after, afterEach, before, beforeEach, describe, it } from './mocha.js';
export { all, cardOf, gameNames, LIST, pick, searchFor } from './lobby-page.js';
export { hideTab } from './hide-tab.js';
export { boxOf, make, mount, place, rootOf, whenReady } from './mount.js';
export { find, heard, named, shownText, type } from './page.js';
export { withPageClock } from './page-clock.js';
export { press } from './press.js';
export { scrollGesture } from './scroll-gesture.js';
export { signedInCore, testCore, type TestCore } from './test-core.js';
export { nextFrame, until } from './until.js';
export { setViewport } from './viewport.js';
export { wireContract, wireDaily, wireHour, wireRealtime, wireRequest } from './wire-contracts.js';
export {
  switchedOn,
  wireAccounts,
  wireGames,
  wireLeaders,
  wireMissions,
  wireRules,
  wireVendors,
  wireVip,
  wireWinners,
} from './wire-data.js';
export { wireFixture } from './wire-fixtures.js';
export { wireBet, wireLastNumbers, wireLotteryMenu, wireOpened } from './wire-lottery.js';
