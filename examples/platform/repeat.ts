/** Does `work` at once, and again so many milliseconds after each end; an error ends no more than its turn. Answers what stops it, when the turn that runs is over. */
export function repeatEvery(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(next, ms);
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
