import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import notice from '../ui/notice.css';
import skeleton from '../ui/skeleton.css';
import account from './account-page.css';
import css from './member-centre.css';
import { contract } from './contract.js';
import { MemberCentre } from './member-centre.js';

export const GpMemberCentre = defineWidget(contract, MemberCentre, { css: field + form + notice + skeleton + css + account });
