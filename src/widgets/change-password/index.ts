import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import { ChangePassword } from './change-password.js';

export const GpChangePassword = defineWidget(contract, ChangePassword, { css: [field, form, skeleton] });
