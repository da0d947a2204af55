import { defineWidget } from '../define-widget.js';
import { contract } from './contract.js';
import css from './side-menu.css';
import { SideMenu } from './side-menu.js';

export const GpSideMenu = defineWidget(contract, SideMenu, { css: css });
