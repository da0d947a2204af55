import { defineWidget } from '../define-widget.js';
import notice from '../ui/notice.css';
import pagination from '../ui/pagination.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import css from './announcements.css';
import { Announcements } from './announcements.js';
import { contract } from './contract.js';

export const GpAnnouncements = defineWidget(contract, Announcements, { css: [notice, pagination, richText, skeleton, css].join('\n') });
