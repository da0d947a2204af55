import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import { ForgotPassword } from './forgot-password.js';

export const GpForgotPassword = defineWidget(contract, ForgotPassword, { css: field + form + skeleton + tabs });
