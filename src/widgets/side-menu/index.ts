import { defineWidget } from '../define-widget.js';
import dialog from '../ui/dialog.css';
import qr from '../ui/qr-code.css';
import social from '../ui/social-links.css';
import { contract } from './contract.js';
import css from './side-menu.css';
import { SideMenu } from './side-menu.js';

export const GpSideMenu = defineWidget(contract, SideMenu, { css: dialog + qr + social + css });
