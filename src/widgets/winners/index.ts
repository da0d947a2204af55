import { defineWidget } from '../define-widget.js';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './winners.css';
import { Winners } from './winners.js';

export const GpWinners = defineWidget(contract, Winners, { css: [skeleton, image, chips, css].join('\n') });
