import { defineWidget } from '../define-widget.js';
import amount from '../ui/amount-field.css';
import field from '../ui/field.css';
import form from '../ui/form.css';
import page from '../ui/page.css';
import pagination from '../ui/pagination.css';
import pictures from '../ui/picture-field.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './wallet.css';
import { Wallet } from './wallet.js';

export const GpWallet = defineWidget(contract, Wallet, { css: amount + field + form + page + pagination + pictures + skeleton + css });
