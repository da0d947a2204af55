import { storagePrefix } from '../core/kernel/storage.js';

/** As on the page's script tag; `theme` is `data-theme`, dark by default. */
export interface EarlyThemeOptions {
  api: string;
  merchant: string;
  theme?: 'dark' | 'light' | 'auto';
}

/**
 * Text of a script for the page's `<head>`, before its style sheets: from the first frame on `<html data-theme>` is `light` or
 * `dark` as this visitor chose (SYS-22), which the server cannot know and the widgets say only when their code has come. A page
 * with a policy names its hash in its `script-src`.
 */
export function earlyTheme({ api, merchant, theme = 'dark' }: EarlyThemeOptions): string {
  const [before, after] = [storagePrefix({ merchant, apiBase: '\n' }), 'theme'].join('').split('\n').map(literal);
  return `{let t=${literal(theme)};try{let u=new URL(${literal(api)},document.baseURI);t=localStorage.getItem(${before}+(u.origin+u.pathname).replace(/\\/+$/,"")+${after})||t}catch{}document.documentElement.dataset.theme=t=="light"||t=="auto"&&matchMedia("(prefers-color-scheme:light)").matches?"light":"dark"}`;
}

/** Inside a script element nothing may look like its end. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
