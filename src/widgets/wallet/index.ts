import { defineWidget } from '../../element/define-widget.js';
import danger from '../../ui/atoms/button-danger.css';
import amount from '../../ui/form/amount-field.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import page from '../../ui/atoms/page.css';
import pagination from '../../ui/atoms/pagination.css';
import pictures from '../../ui/form/picture-field.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './wallet.css';
import { Wallet } from './wallet.js';

export const GpWallet = defineWidget(contract, Wallet, {
  css: [danger, amount, field, form, select, page, pagination, pictures, skeleton, css],
});
