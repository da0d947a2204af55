import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import css from './agent-login.css';
import { AgentLogin } from './agent-login.js';
import { contract } from './contract.js';

export const GpAgentLogin = defineWidget(contract, AgentLogin, { css: field + form + skeleton + tabs + css });
