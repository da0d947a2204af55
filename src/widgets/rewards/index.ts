import { defineWidget } from '../define-widget.js';
import dialog from '../ui/dialog.css';
import form from '../ui/form.css';
import page from '../ui/page.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import { contract } from './contract.js';
import missions from './missions.css';
import css from './rewards.css';
import { Rewards } from './rewards.js';

export const GpRewards = defineWidget(contract, Rewards, { css: dialog + form + page + skeleton + tabs + missions + css });
