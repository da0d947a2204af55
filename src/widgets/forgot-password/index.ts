import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import outline from '../../ui/outline/form-outline.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import { contract } from './contract.js';
import { ForgotPassword } from './forgot-password.js';

export const GpForgotPassword = defineWidget(contract, ForgotPassword, { css: [field, form, outline, skeleton, tabs] });
