import card from '../../ui/games/card.css';
import chips from '../../ui/atoms/chips.css';
import image from '../../ui/games/lazy-image.css';
import pagination from '../../ui/atoms/pagination.css';
import rail from '../../ui/motion/rail.css';
import skeleton from '../../ui/atoms/skeleton.css';
import home from './home-view.css';
import list from './list-view.css';
import narrow from './lobby-narrow.css';
import entries from './lobby-menu.css';
import css from './lobby.css';
import providers from './filter/provider-menu.css';
import provider from './filter/provider-select.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. What is narrow has the last word; open menus come with the code. */
export const styles = [skeleton, image, card, chips, rail, pagination, css, entries, home, provider, list, providers, narrow];
