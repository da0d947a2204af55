import { defineWidget } from '../define-widget.js';
import card from '../ui/card.css';
import image from '../ui/lazy-image.css';
import pagination from '../ui/pagination.css';
import skeleton from '../ui/skeleton.css';
import { AccountGames } from './account-games.js';
import css from './account-games.css';
import { contract } from './contract.js';

export const GpAccountGames = defineWidget(contract, AccountGames, { css: [skeleton, image, card, pagination, css].join('\n') });
