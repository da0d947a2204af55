import css from './jackpot.css';

/** All that the widget's root is styled with beside the basics; a snapshot of it stands on the page before its code. */
export const styles = [css];
