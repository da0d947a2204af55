import { defineWidget } from '../../element/define-widget.js';
import page from '../../ui/atoms/page.css';
import qrCode from '../../ui/share/qr-code.css';
import richText from '../../ui/html/rich-text.css';
import skeleton from '../../ui/atoms/skeleton.css';
import tabs from '../../ui/atoms/tabs.css';
import css from './app-download.css';
import { AppDownload } from './app-download.js';
import { contract } from './contract.js';

export const GpAppDownload = defineWidget(contract, AppDownload, { css: [page, qrCode, richText, skeleton, tabs, css] });
