import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import richText from '../../ui/html/rich-text.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './help.css';
import { Help } from './help.js';

export const GpHelp = defineWidget(contract, Help, { css: [field, richText, skeleton, css] });
