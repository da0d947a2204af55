import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import page from '../ui/page.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './mirrors.css';
import { Mirrors } from './mirrors.js';

export const GpMirrors = defineWidget(contract, Mirrors, { css: field + page + skeleton + css });
