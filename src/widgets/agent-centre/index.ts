import { defineWidget } from '../define-widget.js';
import centre from '../ui/centre/centre.css';
import records from '../ui/centre/records.css';
import chips from '../ui/chips.css';
import choice from '../ui/choice.css';
import field from '../ui/field.css';
import form from '../ui/form.css';
import notice from '../ui/notice.css';
import pagination from '../ui/pagination.css';
import qr from '../ui/qr-code.css';
import skeleton from '../ui/skeleton.css';
import css from './agent-centre.css';
import { AgentCentre } from './agent-centre.js';
import { contract } from './contract.js';

export const GpAgentCentre = defineWidget(contract, AgentCentre, {
  css: field + form + notice + qr + skeleton + chips + choice + pagination + centre + records + css,
});
