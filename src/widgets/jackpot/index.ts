import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import { Jackpot } from './jackpot.js';
import { styles } from './styles.js';

export const GpJackpot = defineWidget(contract, Jackpot, { css: styles });
