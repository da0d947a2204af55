import { defineWidget } from '../define-widget.js';
import image from '../ui/lazy-image.css';
import { contract } from './contract.js';
import css from './winner-ticker.css';
import { WinnerTicker } from './winner-ticker.js';

export const GpWinnerTicker = defineWidget(contract, WinnerTicker, { css: [image, css].join('\n') });
