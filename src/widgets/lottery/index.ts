import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import { Lotteries } from './lotteries.js';
import { styles } from './styles.js';

export const GpLottery = defineWidget(contract, Lotteries, { css: styles });
