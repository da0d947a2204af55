import { defineWidget } from '../../element/define-widget.js';
import captcha from '../../ui/captcha/captcha.css';
import dialog from '../../ui/overlay/dialog.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import outline from '../../ui/outline/form-outline.css';
import skeleton from '../../ui/atoms/skeleton.css';
import slider from '../../ui/captcha/slider.css';
import tabs from '../../ui/atoms/tabs.css';
import providers from '../../ui/login/providers.css';
import tick from '../../ui/atoms/tick.css';
import css from './register.css';
import { contract } from './contract.js';
import { Register } from './register.js';

export const GpRegister = defineWidget(contract, Register, {
  css: [captcha, dialog, field, form, tick, outline, skeleton, slider, tabs, providers, css],
});
