import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import notice from '../ui/notice.css';
import qr from '../ui/qr-code.css';
import skeleton from '../ui/skeleton.css';
import css from './agent-centre.css';
import { AgentCentre } from './agent-centre.js';
import { contract } from './contract.js';

export const GpAgentCentre = defineWidget(contract, AgentCentre, { css: field + notice + qr + skeleton + css });
