/** Stops the page's clock and sets it to so many milliseconds after now, as often as `work` says so; afterwards it runs on. */
export async function withPageClock(work: (at: (ms: number) => void) => Promise<void>): Promise<void> {
  const start = performance.now();
  let passed = 0;
  performance.now = () => start + passed;
  try {
    await work(ms => {
      passed = ms;
    });
  } finally {
    Reflect.deleteProperty(performance, 'now');
  }
}
