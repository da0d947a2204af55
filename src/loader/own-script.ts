/** The script tag that brought us, as a classic script or as a module (which has no currentScript). */
export function ownScript(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return scripts.find(({ src }) => new URL(src).pathname.endsWith('/gp.js')) ?? scripts.find(({ dataset }) => 'api' in dataset || 'merchant' in dataset);
}
