import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import css from './game.css';
import { Game } from './game.js';

export const GpGame = defineWidget(contract, Game, { css: [css] });
