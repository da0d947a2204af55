import { defineWidget } from '../define-widget.js';
import field from '../ui/field.css';
import form from '../ui/form.css';
import notice from '../ui/notice.css';
import page from '../ui/page.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import css from './contract.css';
import { contract } from './contract.js';
import { Contracts } from './contracts.js';

export const GpContract = defineWidget(contract, Contracts, { css: field + form + page + notice + skeleton + tabs + css });
