import chips from '../../ui/atoms/chips.css';
import dialog from '../../ui/overlay/dialog.css';
import image from '../../ui/games/lazy-image.css';
import pagination from '../../ui/atoms/pagination.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import balls from '../../ui/lottery/balls.css';
import board from './game/bet-board.css';
import confirm from './game/bet-confirm.css';
import desk from './game/bet-desk.css';
import slip from './game/bet-slip.css';
import page from './game/game-page.css';
import card from '../../ui/lottery/lottery-card.css';
import list from './lottery-list.css';
import css from './lottery.css';
import bets from './game/my-bets.css';
import results from './game/results.css';
import rules from './game/rules.css';
import trial from './game/trial-note.css';

/** The shared parts first, then each view's own. */
export const styles = [
  skeleton,
  image,
  chips,
  tabs,
  pagination,
  dialog,
  css,
  list,
  card,
  balls,
  page,
  desk,
  board,
  slip,
  confirm,
  trial,
  bets,
  results,
  rules,
];
