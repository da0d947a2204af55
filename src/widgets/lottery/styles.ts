import chips from '../../ui/atoms/chips.css';
import dialog from '../../ui/overlay/dialog.css';
import image from '../../ui/games/lazy-image.css';
import pagination from '../../ui/atoms/pagination.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import balls from '../../ui/lottery/balls.css';
import card from '../../ui/lottery/lottery-card.css';
import list from './lottery-list.css';
import css from './lottery.css';

/** Of the list, the shared parts first; a lottery's own page brings its own. */
export const styles = [skeleton, image, chips, tabs, pagination, dialog, css, list, card, balls];
