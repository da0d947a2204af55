import { defineWidget } from '../../element/define-widget.js';
import captcha from '../../ui/captcha/captcha.css';
import tick from '../../ui/atoms/tick.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import outline from '../../ui/outline/form-outline.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import css from './agent-login.css';
import { AgentLogin } from './agent-login.js';
import { contract } from './contract.js';

export const GpAgentLogin = defineWidget(contract, AgentLogin, { css: [captcha, field, form, tick, outline, skeleton, tabs, css] });
