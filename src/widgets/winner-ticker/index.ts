import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import { WinnerTicker } from './winner-ticker.js';
import { styles } from './styles.js';

export const GpWinnerTicker = defineWidget(contract, WinnerTicker, { css: styles });
