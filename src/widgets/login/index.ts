import { defineWidget } from '../../element/define-widget.js';
import { contract } from './contract.js';
import { Login } from './login.js';
import { styles } from './styles.js';

export const GpLogin = defineWidget(contract, Login, { css: styles });
