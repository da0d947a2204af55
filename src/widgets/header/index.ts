import { defineWidget } from '../../element/define-widget.js';
import lazyImage from '../../ui/games/lazy-image.css';
import menu from '../../ui/overlay/menu.css';
import { contract } from './contract.js';
import css from './header.css';
import { Header } from './header.js';

export const GpHeader = defineWidget(contract, Header, { css: [menu, lazyImage, css] });
