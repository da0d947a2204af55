import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import page from '../ui/page.css';
import pictures from '../ui/picture-field.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './feedback.css';
import { Feedback } from './feedback.js';

export const GpFeedback = defineWidget(contract, Feedback, { css: field + form + page + pictures + skeleton + css });
