/**
 * Commands that a test may give to its own browser page. `gp-memory`: what the page holds after a garbage collection, in bytes
 * and numbers, and `gp-scroll`: a turn of the wheel or a drag of the finger at a place, both from engines that speak the DevTools
 * protocol. `gp-viewport`: makes the page { width, height } large. All answer { available: false } where the engine cannot.
 */
export function pageCommands() {
  return {
    name: 'gp-page-commands',
    async executeCommand({ command, payload, session }) {
      const { browser, id } = session;
      if (command === 'gp-memory') return browser.engine === 'chromium' ? memoryOf(browser.getPage(id)) : { available: false };
      if (command === 'gp-scroll') return browser.engine === 'chromium' ? scroll(browser.getPage(id), payload) : { available: false };
      if (command !== 'gp-viewport') return undefined;
      if (browser.type === 'puppeteer') await browser.getPage(id).setViewport(payload);
      else await browser.setSize(id, payload);
      return { available: true };
    },
  };
}

async function scroll(page, { x, y, down, by }) {
  if (by === 'wheel') {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: down });
  } else {
    const finger = await page.touchscreen.touchStart(x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move(x, y - down * part);
    await finger.end();
  }
  return { available: true };
}

async function memoryOf(page) {
  const client = await page.createCDPSession();
  try {
    await client.send('HeapProfiler.enable');
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { available: true, heap: usedSize, nodes, listeners: jsEventListeners };
  } finally {
    await client.detach();
  }
}
