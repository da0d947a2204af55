import { defineWidget } from '../define-widget.js';
import chips from '../ui/chips.css';
import notice from '../ui/notice.css';
import page from '../ui/page.css';
import pagination from '../ui/pagination.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './messages.css';
import { Messages } from './messages.js';

export const GpMessages = defineWidget(contract, Messages, { css: page + notice + skeleton + chips + pagination + css });
