import { defineWidget } from '../../element/define-widget.js';
import chips from '../../ui/atoms/chips.css';
import image from '../../ui/games/lazy-image.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './winners.css';
import { Winners } from './winners.js';

export const GpWinners = defineWidget(contract, Winners, { css: [skeleton, image, chips, css] });
