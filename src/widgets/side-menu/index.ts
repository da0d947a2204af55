import { defineWidget } from '../../element/define-widget.js';
import choice from '../../ui/form/choice.css';
import { contract } from './contract.js';
import css from './side-menu.css';
import { SideMenu } from './side-menu.js';

export const GpSideMenu = defineWidget(contract, SideMenu, { css: [choice, css] });
