import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import notice from '../ui/notice.css';
import skeleton from '../ui/skeleton.css';
import chips from '../ui/chips.css';
import pagination from '../ui/pagination.css';
import account from './account-page.css';
import css from '../ui/centre/centre.css';
import records from '../ui/centre/records.css';
import { contract } from './contract.js';
import { MemberCentre } from './member-centre.js';

export const GpMemberCentre = defineWidget(contract, MemberCentre, {
  css: field + form + notice + skeleton + chips + pagination + css + account + records,
});
