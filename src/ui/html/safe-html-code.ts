type SafeHtml = typeof import('./safe-html.js');

let loaded: SafeHtml | undefined;

/** The code behind rich text; whoever knows that text will come asks for it before. */
export async function loadSafeHtml(): Promise<SafeHtml> {
  return (loaded = await import('./safe-html.js'));
}

/** The same where it is here already: then text stands in the first frame. */
export function loadedSafeHtml(): SafeHtml | undefined {
  return loaded;
}
