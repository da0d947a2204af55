import { defineWidget } from '../define-widget.js';
import chips from '../ui/chips.css';
import dialog from '../ui/dialog.css';
import field from '../ui/field.css';
import form from '../ui/form.css';
import lazyImage from '../ui/lazy-image.css';
import page from '../ui/page.css';
import pagination from '../ui/pagination.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import css from './points-mall.css';
import { PointsMall } from './points-mall.js';

export const GpPointsMall = defineWidget(contract, PointsMall, {
  css: chips + dialog + field + form + lazyImage + page + pagination + skeleton + tabs + css,
});
