import { defineWidget } from '../define-widget.js';
import dialog from '../ui/dialog.css';
import lazyImage from '../ui/lazy-image.css';
import skeleton from '../ui/skeleton.css';
import { contract } from './contract.js';
import css from './dialogs.css';
import { Dialogs } from './dialogs.js';

export const GpDialogs = defineWidget(contract, Dialogs, { css: dialog + lazyImage + skeleton + css });
