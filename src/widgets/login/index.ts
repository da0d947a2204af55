import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import css from './login.css';
import { Login } from './login.js';

export const GpLogin = defineWidget(contract, Login, { css: field + form + skeleton + tabs + css });
