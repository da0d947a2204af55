import { defineWidget } from '../define-widget.js';
import page from '../ui/page.css';
import qrCode from '../ui/qr-code.css';
import richText from '../ui/rich-text.css';
import skeleton from '../ui/skeleton.css';
import tabs from '../ui/tabs.css';
import css from './app-download.css';
import { AppDownload } from './app-download.js';
import { contract } from './contract.js';

export const GpAppDownload = defineWidget(contract, AppDownload, { css: page + qrCode + richText + skeleton + tabs + css });
