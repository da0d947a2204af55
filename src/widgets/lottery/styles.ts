import chips from '../ui/chips.css';
import dialog from '../ui/dialog.css';
import image from '../ui/lazy-image.css';
import pagination from '../ui/pagination.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import balls from './balls.css';
import board from './bet-board.css';
import confirm from './bet-confirm.css';
import desk from './bet-desk.css';
import slip from './bet-slip.css';
import page from './game-page.css';
import card from './lottery-card.css';
import list from './lottery-list.css';
import css from './lottery.css';
import bets from './my-bets.css';
import results from './results.css';
import rules from './rules.css';
import trial from './trial-note.css';

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
].join('\n');
