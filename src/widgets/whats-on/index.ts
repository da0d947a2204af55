import { defineWidget } from '../../element/define-widget.js';
import skeleton from '../../ui/atoms/skeleton.css';
import image from '../../ui/games/lazy-image.css';
import rail from '../../ui/motion/rail.css';
import { contract } from './contract.js';
import css from './whats-on.css';
import { WhatsOn } from './whats-on.js';

export const GpWhatsOn = defineWidget(contract, WhatsOn, { css: [skeleton, image, rail, css] });
