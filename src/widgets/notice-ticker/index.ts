import { defineWidget } from '../../element/define-widget.js';
import ticker from '../../ui/motion/ticker.css';
import { contract } from './contract.js';
import css from './notice-ticker.css';
import { NoticeTicker } from './notice-ticker.js';

export const GpNoticeTicker = defineWidget(contract, NoticeTicker, { css: [ticker, css] });
