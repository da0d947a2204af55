import { defineWidget } from '../../element/define-widget.js';
import lazyImage from '../../ui/games/lazy-image.css';
import page from '../../ui/atoms/page.css';
import richText from '../../ui/html/rich-text.css';
import skeleton from '../../ui/atoms/skeleton.css';
import css from './blog.css';
import { Blog } from './blog.js';
import { contract } from './contract.js';

export const GpBlog = defineWidget(contract, Blog, { css: [lazyImage, page, richText, skeleton, css] });
