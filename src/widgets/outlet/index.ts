import '../../registry/registry.js';
import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import withCode from './with-code.css';
import css from './outlet.css';
import { Outlet } from './outlet.js';

export const GpOutlet = defineWidget(contract, Outlet, { css: [css, withCode] });
