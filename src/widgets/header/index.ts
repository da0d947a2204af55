import { defineWidget } from '../define-widget.js';
import lazyImage from '../ui/lazy-image.css';
import menu from '../ui/menu.css';
import { contract } from './contract.js';
import css from './header.css';
import { Header } from './header.js';

export const GpHeader = defineWidget(contract, Header, { css: menu + lazyImage + css });
