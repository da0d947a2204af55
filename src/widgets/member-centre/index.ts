import '../../registry/registry.js';
import { defineWidget } from '../../element/define-widget.js';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import chips from '../../ui/atoms/chips.css';
import cutRow from '../../ui/motion/cut-row.css';
import pagination from '../../ui/atoms/pagination.css';
import account from './account-page.css';
import css from '../../ui/centre/centre.css';
import records from '../../ui/record/records.css';
import { contract } from './contract.js';
import { MemberCentre } from './member-centre.js';

export const GpMemberCentre = defineWidget(contract, MemberCentre, {
  css: [field, form, select, skeleton, chips, cutRow, pagination, css, account, records],
});
