import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';

/** How a machine renders: pictures can be compared pixel by pixel only where both values are those of the references. */
export interface Machine {
  browser: string;
  /** SHA-256 of a picture of words, a gradient, a curve and a shadow. */
  rendering: string;
}

const SAMPLE = `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#0d1117;color:#eef2f7;font-family:system-ui,sans-serif">
<p style="font-size:12px">Sphinx of black quartz, judge my vow 0123456789 ¿Qué tal, señor?</p>
<p style="font-size:20px;font-weight:700">$1,234.56 Ñandú ВГДЖ Ωλ 日本語</p>
<p dir="rtl" style="font-size:16px">الرئيسية تسجيل الدخول الجائزة الكبرى</p>
<p style="font-family:Georgia,serif;font-style:italic">Nova Palace</p><pre>monospace 0O1l</pre>
<div style="inline-size:200px;block-size:60px;border-radius:12px;background:linear-gradient(120deg,#f2b84b,#0b6b4f);box-shadow:0 4px 16px #0008"></div>
<svg width="80" height="80"><circle cx="40" cy="40" r="30" fill="none" stroke="#f2b84b" stroke-width="3"/></svg>`;

export async function measureMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage({ viewport: { width: 480, height: 400 }, deviceScaleFactor: 1, locale: 'en-GB' });
  try {
    await page.setContent(SAMPLE);
    const picture = await page.screenshot({ type: 'png' });
    return { browser: browser.version(), rendering: createHash('sha256').update(picture).digest('hex') };
  } finally {
    await page.close();
  }
}
