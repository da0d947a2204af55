import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './help.css';
import { Help } from './help.js';

export const GpHelp = defineWidget(contract, Help, { css: field + richText + skeleton + css });
