import { defineWidget } from '../define-widget.js';
import dialog from '../ui/dialog.css';
import field from '../ui/field.css';
import form from '../ui/form.css';
import skeleton from '../ui/skeleton.css';
import slider from '../ui/slider.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import { Register } from './register.js';

export const GpRegister = defineWidget(contract, Register, { css: dialog + field + form + skeleton + slider + tabs });
