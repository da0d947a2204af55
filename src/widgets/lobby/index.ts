import { defineWidget } from '../define-widget.js';
import base from '../ui/base.css';
import card from '../ui/card.css';
import chips from '../ui/chips.css';
import image from '../ui/lazy-image.css';
import notice from '../ui/notice.css';
import pagination from '../ui/pagination.css';
import rail from '../ui/rail.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './lobby.css';
import { Lobby } from './lobby.js';

/** `<gp-lobby>` */
export default defineWidget(contract, Lobby, { css: [base, skeleton, image, card, chips, rail, pagination, notice, css].join('\n') });
