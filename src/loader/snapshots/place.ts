/** Where a first view stands. */
export interface Place {
  /** The script tag's `data-*`. */
  settings: Readonly<DOMStringMap>;
  apiBase: string;
  /** Upper-case code. */
  language: string;
  /** On its way for visitors, where the view holds what they have to log in for. */
  login?: Promise<OpenLogin | undefined>;
}

/**
 * Shows the login popup before its code, and says whether it does. `from` is the element that was pressed on, `action` what a
 * visitor has to log in for; `onClosed` runs when he closes it, and answers whether his press has been made.
 */
export type OpenLogin = (from: Element, action: string, onClosed: () => boolean) => boolean;
