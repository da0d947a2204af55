import { defineWidget } from '../define-widget.js';
import lazyImage from '../ui/lazy-image.css';
import page from '../ui/page.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import css from './blog.css';
import { Blog } from './blog.js';
import { contract } from './contract.js';

export const GpBlog = defineWidget(contract, Blog, { css: lazyImage + page + richText + skeleton + css });
