import { defineWidget } from '../define-widget.js';
import dots from '../ui/dots.css';
import notice from '../ui/notice.css';
import pagination from '../ui/pagination.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import css from './announcements.css';
import { Announcements } from './announcements.js';
import { contract } from './contract.js';

export const GpAnnouncements = defineWidget(contract, Announcements, {
  css: [dots, notice, pagination, richText, skeleton, css].join('\n'),
});
