import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import page from '../../ui/atoms/page.css';
import pictures from '../../ui/form/picture-field.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './feedback.css';
import { Feedback } from './feedback.js';

export const GpFeedback = defineWidget(contract, Feedback, { css: [field, form, select, page, pictures, skeleton, css] });
