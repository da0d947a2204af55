import { defineWidget } from '../../element/define-widget.js';
import pagination from '../../ui/atoms/pagination.css';
import richText from '../../ui/html/rich-text.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './notices.css';
import { Notices } from './notices.js';

export const GpNotices = defineWidget(contract, Notices, { css: [pagination, richText, skeleton, css] });
