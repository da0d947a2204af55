import { defineWidget } from '../../element/define-widget.js';
import card from '../../ui/games/card.css';
import image from '../../ui/games/lazy-image.css';
import pagination from '../../ui/atoms/pagination.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { AccountGames } from './account-games.js';
import css from './account-games.css';
import { contract } from './contract.js';

export const GpAccountGames = defineWidget(contract, AccountGames, { css: [skeleton, image, card, pagination, css] });
