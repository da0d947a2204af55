import { defineWidget } from '../../element/define-widget.js';
import chips from '../../ui/atoms/chips.css';
import cutRow from '../../ui/motion/cut-row.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import lazyImage from '../../ui/games/lazy-image.css';
import page from '../../ui/atoms/page.css';
import pagination from '../../ui/atoms/pagination.css';
import pictures from '../../ui/form/picture-field.css';
import richText from '../../ui/html/rich-text.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './promotions.css';
import { Promotions } from './promotions.js';

export const GpPromotions = defineWidget(contract, Promotions, {
  css: [chips, cutRow, field, form, select, lazyImage, page, pagination, pictures, richText, skeleton, css],
});
