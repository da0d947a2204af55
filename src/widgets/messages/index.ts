import { defineWidget } from '../../element/define-widget.js';
import chips from '../../ui/atoms/chips.css';
import cutRow from '../../ui/motion/cut-row.css';
import page from '../../ui/atoms/page.css';
import pagination from '../../ui/atoms/pagination.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './messages.css';
import { Messages } from './messages.js';

export const GpMessages = defineWidget(contract, Messages, { css: [page, skeleton, chips, cutRow, pagination, css] });
