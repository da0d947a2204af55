import { defineWidget } from '../../element/define-widget.js';
import dots from '../../ui/atoms/dots.css';
import pagination from '../../ui/atoms/pagination.css';
import richText from '../../ui/html/rich-text.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tick from '../../ui/atoms/tick.css';
import css from './announcements.css';
import { Announcements } from './announcements.js';
import { contract } from './contract.js';

export const GpAnnouncements = defineWidget(contract, Announcements, {
  css: [dots, pagination, richText, skeleton, tick, css],
});
