import '../../registry/registry.js';
import { defineWidget } from '../../element/define-widget.js';
import danger from '../../ui/atoms/button-danger.css';
import dialog from '../../ui/overlay/dialog.css';
import outline from '../../ui/outline/form-outline.css';
import lazyImage from '../../ui/games/lazy-image.css';
import skeleton from '../../ui/atoms/skeleton.css';
import { contract } from './contract.js';
import css from './dialogs.css';
import { Dialogs } from './dialogs.js';

export const GpDialogs = defineWidget(contract, Dialogs, { css: [danger, dialog, lazyImage, skeleton, outline, css] });
