/** Answers the exit code. `source` is the folder of the build, without it this package's own. */
export function printPublish(
  args: readonly string[],
  out: { write(text: string): void; complain(text: string): void },
  source?: string,
): Promise<number>;
