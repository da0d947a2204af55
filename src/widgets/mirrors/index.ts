import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import page from '../../ui/atoms/page.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './mirrors.css';
import { Mirrors } from './mirrors.js';

export const GpMirrors = defineWidget(contract, Mirrors, { css: [field, page, skeleton, css] });
