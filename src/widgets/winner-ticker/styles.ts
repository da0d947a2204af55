import image from '../../ui/games/lazy-image.css';
import ticker from '../../ui/motion/ticker.css';
import css from './winner-ticker.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. */
export const styles = [image, ticker, css];
