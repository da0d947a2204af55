/**
 * Commands that a test may give to its own browser page. `gp-memory`: what the page holds after a garbage collection, in bytes
 * and numbers. `gp-scroll`: a turn of the wheel or a drag of the finger at a place. `gp-viewport`: makes the page { width, height }
 * large. All answer { available: false } where the engine cannot.
 */
export function pageCommands() {
  return {
    name: 'gp-page-commands',
    async executeCommand({ command, payload, session: { browser, id } }) {
      if (command === 'gp-memory') return browser.engine === 'chromium' ? memoryOf(browser.getPage(id)) : { available: false };
      if (command === 'gp-scroll') return scroll(browser.engine, browser.getPage(id), payload);
      if (command !== 'gp-viewport') return undefined;
      await browser.getPage(id).setViewport(payload);
      return { available: true };
    },
  };
}

async function scroll(engine, page, { x, y, down, by }) {
  if (by === 'wheel' && engine !== 'webkit') {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: down });
  } else if (engine === 'chromium') {
    const finger = await page.touchscreen.touchStart(x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move(x, y - down * part);
    await finger.end();
  } else return { available: false };
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
