import { defineWidget } from '../define-widget.js';
import base from '../ui/base.css';
import { contract } from './contract.js';
import css from './jackpot.css';
import { Jackpot } from './jackpot.js';

/** `<gp-jackpot>` */
export default defineWidget(contract, Jackpot, { css: [base, css].join('\n') });
