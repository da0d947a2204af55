import { defineWidget } from '../define-widget.js';
import notice from '../ui/notice.css';
import pagination from '../ui/pagination.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './notices.css';
import { Notices } from './notices.js';

export const GpNotices = defineWidget(contract, Notices, { css: [notice, pagination, richText, skeleton, css].join('\n') });
