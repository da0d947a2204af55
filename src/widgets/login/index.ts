import { defineWidget } from '../../element/define-widget.js';
import captcha from '../../ui/captcha/captcha.css';
import { contract } from './contract.js';
import { Login } from './login.js';
import { styles } from './styles.js';

export const GpLogin = defineWidget(contract, Login, { css: [...styles, captcha] });
