import { defineWidget } from '../define-widget.js';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import pagination from '../ui/pagination.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import css from './lottery.css';
import { Lotteries } from './lotteries.js';

export const GpLottery = defineWidget(contract, Lotteries, { css: [skeleton, image, chips, tabs, pagination, css].join('\n') });
