import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import css from './status.css';
import { Status } from './status.js';

export const GpStatus = defineWidget(contract, Status, { css: [css] });
