import { defineWidget } from '../define-widget.js';
import card from '../ui/card.css';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import menu from '../ui/menu.css';
import pagination from '../ui/pagination.css';
import rail from '../ui/rail.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './lobby.css';
import { Lobby } from './lobby.js';

export const GpLobby = defineWidget(contract, Lobby, { css: [skeleton, image, card, chips, menu, rail, pagination, css].join('\n') });
