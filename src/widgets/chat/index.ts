import { defineWidget } from '../../element/define-widget.js';
import page from '../../ui/atoms/page.css';
import skeleton from '../../ui/atoms/skeleton.css';
import css from './chat.css';
import { Chat } from './chat.js';
import { contract } from './contract.js';

export const GpChat = defineWidget(contract, Chat, { css: [page, skeleton, css] });
