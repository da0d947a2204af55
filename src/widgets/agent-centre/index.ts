import '../../registry/registry.js';
import { defineWidget } from '../../element/define-widget.js';
import centre from '../../ui/centre/centre.css';
import records from '../../ui/record/records.css';
import chips from '../../ui/atoms/chips.css';
import cutRow from '../../ui/motion/cut-row.css';
import choice from '../../ui/form/choice.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import pagination from '../../ui/atoms/pagination.css';
import qr from '../../ui/share/qr-code.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tick from '../../ui/atoms/tick.css';
import css from './agent-centre.css';
import { AgentCentre } from './agent-centre.js';
import { contract } from './contract.js';

export const GpAgentCentre = defineWidget(contract, AgentCentre, {
  css: [field, form, select, qr, skeleton, tick, chips, cutRow, choice, pagination, centre, records, css],
});
