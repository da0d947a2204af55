import carousel from '../../ui/motion/carousel.css';
import dots from '../../ui/atoms/dots.css';
import image from '../../ui/games/lazy-image.css';
import skeleton from '../../ui/atoms/skeleton.css';
import css from './banners.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. */
export const styles = [skeleton, image, carousel, dots, css];
