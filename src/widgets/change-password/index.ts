import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import { ChangePassword } from './change-password.js';

export const GpChangePassword = defineWidget(contract, ChangePassword, { css: field + form + skeleton });
