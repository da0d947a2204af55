import { defineWidget } from '../../element/define-widget.js';
import dialog from '../../ui/overlay/dialog.css';
import form from '../../ui/form/form.css';
import page from '../../ui/atoms/page.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import { contract } from './contract.js';
import missions from './missions.css';
import css from './rewards.css';
import { Rewards } from './rewards.js';

export const GpRewards = defineWidget(contract, Rewards, { css: [dialog, form, page, skeleton, tabs, missions, css] });
