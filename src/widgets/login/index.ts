import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import outline from '../../ui/outline/form-outline.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import { contract } from './contract.js';
import css from './login.css';
import { Login } from './login.js';

export const GpLogin = defineWidget(contract, Login, { css: [field, form, outline, skeleton, tabs, css] });
