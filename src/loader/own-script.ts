/** The script tag that brought us, as a classic script or as a module (which has no currentScript). */
export function ownScript(): HTMLScriptElement | null {
  return (document.currentScript as HTMLScriptElement | null) ?? document.querySelector('script[src*="/gp.js"],script[data-merchant]');
}
