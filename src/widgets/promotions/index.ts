import { defineWidget } from '../define-widget.js';
import chips from '../ui/chips.css';
import field from '../ui/field.css';
import form from '../ui/form.css';
import lazyImage from '../ui/lazy-image.css';
import page from '../ui/page.css';
import pagination from '../ui/pagination.css';
import pictures from '../ui/picture-field.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './promotions.css';
import { Promotions } from './promotions.js';

export const GpPromotions = defineWidget(contract, Promotions, {
  css: chips + field + form + lazyImage + page + pagination + pictures + richText + skeleton + css,
});
