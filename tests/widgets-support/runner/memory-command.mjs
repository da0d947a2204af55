/**
 * Browser command `memory`: what the page holds after a garbage collection, in bytes and numbers. Undefined in engines
 * without the DevTools protocol.
 */
export function memoryCommand() {
  return {
    name: 'memory',
    async executeCommand({ command, session }) {
      if (command !== 'memory') return undefined;
      const { browser } = session;
      if (browser.type !== 'puppeteer' || browser.engine === 'firefox') return { available: false };
      const client = await browser.getPage(session.id).createCDPSession();
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
    },
  };
}
