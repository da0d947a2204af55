import card from '../ui/card.css';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import menu from '../ui/menu.css';
import pagination from '../ui/pagination.css';
import rail from '../ui/rail.css';
import skeleton from '../ui/skeleton.css';
import home from './home-view.css';
import list from './list-view.css';
import narrow from './lobby-narrow.css';
import entries from './lobby-menu.css';
import css from './lobby.css';
import providers from './provider-menu.css';
import provider from './provider-select.css';
import search from './search-box.css';
import stakes from './stake-selects.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. What is narrow has the last word. */
export const styles = [
  skeleton,
  image,
  card,
  chips,
  menu,
  rail,
  pagination,
  css,
  entries,
  search,
  home,
  provider,
  list,
  providers,
  stakes,
  narrow,
].join('\n');
