import card from '../ui/card.css';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import menu from '../ui/menu.css';
import pagination from '../ui/pagination.css';
import rail from '../ui/rail.css';
import skeleton from '../ui/skeleton.css';
import css from './lobby.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. */
export const styles = [skeleton, image, card, chips, menu, rail, pagination, css].join('\n');
