import { chromium } from '@playwright/test';
const site = 'http://localhost:4795';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function ctx(lang, scheme, w, who) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: scheme, hasTouch: w < 500, isMobile: w < 500 });
  const p = await c.newPage();
  await p.addInitScript(([l]) => { localStorage.setItem('gp:demo@' + location.origin + ':language', l); sessionStorage.setItem('x', '1'); }, [lang]);
  await p.goto(site + '/'); await p.waitForTimeout(2500);
  await p.keyboard.press('Escape');
  if (who) { await p.goto(site + '/login'); await p.locator('input[name=username]').fill(who); await p.locator('input[name=password]').fill('Demo1234'); await p.keyboard.press('Enter'); await p.waitForTimeout(3000); await p.keyboard.press('Escape'); }
  return p;
}
const shots = JSON.parse(process.argv[2]);
for (const [lang, scheme, w, who, list] of shots) {
  const p = await ctx(lang, scheme, w, who);
  for (const [name, path, act] of list) {
    await p.goto(site + path); await p.waitForTimeout(2500);
    if (act) await eval(`(async () => { ${act} })()`);
    await p.screenshot({ path: `/tmp/w/s43/${name}-${lang}-${scheme}-${w}.png` });
  }
  await p.context().close();
}
await b.close();
