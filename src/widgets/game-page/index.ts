import { defineWidget } from '../../element/define-widget.js';
import skeleton from '../../ui/atoms/skeleton.css';
import card from '../../ui/games/card.css';
import image from '../../ui/games/lazy-image.css';
import { contract } from './contract.js';
import css from './game-page.css';
import { GamePage } from './game-page.js';

export const GpGamePage = defineWidget(contract, GamePage, { css: [skeleton, image, card, css] });
