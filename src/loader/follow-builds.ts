const PAUSE = 1_000; // ms

/** Development builds only: reloads the page when a newer build is served. Polling needs no origin that a strict CSP would refuse. */
export async function followBuilds(manifest: string): Promise<void> {
  let seen: string | undefined;
  for (;;) {
    const now = await fetch(manifest, { cache: 'no-store' }).then(
      answer => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
    if (seen !== undefined && now !== undefined && now !== seen) location.reload();
    seen = now ?? seen;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}
