import { defineWidget } from '../../element/define-widget.js';
import danger from '../../ui/atoms/button-danger.css';
import field from '../../ui/form/field.css';
import form from '../../ui/form/form.css';
import page from '../../ui/atoms/page.css';
import select from '../../ui/atoms/select.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import css from './contract.css';
import { contract } from './contract.js';
import { Contracts } from './contracts.js';

export const GpContract = defineWidget(contract, Contracts, { css: [danger, field, form, select, page, skeleton, tabs, css] });
