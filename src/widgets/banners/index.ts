import { defineWidget } from '../../element/define-widget.js';
import { Banners } from './banners.js';
import { contract } from './contract.js';
import { styles } from './styles.js';

export const GpBanners = defineWidget(contract, Banners, { css: styles });
