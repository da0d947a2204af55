import { defineWidget } from '../define-widget.js';
import { contract } from './contract.js';
import css from './jackpot.css';
import { Jackpot } from './jackpot.js';

export const GpJackpot = defineWidget(contract, Jackpot, { css });
