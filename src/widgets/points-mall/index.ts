import { defineWidget } from '../../element/define-widget.js';
import chips from '../../ui/atoms/chips.css';
import dialog from '../../ui/overlay/dialog.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import lazyImage from '../../ui/games/lazy-image.css';
import page from '../../ui/atoms/page.css';
import pagination from '../../ui/atoms/pagination.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import { contract } from './contract.js';
import css from './points-mall.css';
import { PointsMall } from './points-mall.js';

export const GpPointsMall = defineWidget(contract, PointsMall, {
  css: [chips, dialog, field, form, lazyImage, page, pagination, skeleton, tabs, css],
});
