import { defineWidget } from '../define-widget.js';
import base from '../ui/base.css';
import image from '../ui/lazy-image.css';
import { contract } from './contract.js';
import css from './winner-ticker.css';
import { WinnerTicker } from './winner-ticker.js';

/** `<gp-winner-ticker>` */
export default defineWidget(contract, WinnerTicker, { css: [base, image, css].join('\n') });
