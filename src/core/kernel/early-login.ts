/** What stands on the page of a login that began before the code, between the loader's files and the code. No imports: small files carry it. */

/** Where the form of a popup stands that is shown before the code. */
export const EARLY_SLOT = 'early';
/** A popup of the page from before its code: the live popup takes its widget over. On the element that hosts the popups. */
export const EARLY_POPUP = 'gpPopup';
export interface EarlyPopup {
  /** The widget in it, a child of the host of popups. */
  readonly widget: HTMLElement;
  /** What had the focus before it. */
  readonly opener: Element | null;
  /** The live popup stands over it, with the widget in its own slot. */
  takeOver(): void;
}

/** A visitor was asked to log in before the code: `from` is the element that he pressed on. */
export const EARLY_ASK = Symbol.for('gp.asked@1');
export interface EarlyAsk {
  readonly from: EventTarget;
  /** The popup stands, the host page shows a login of its own, or the visitor has closed the popup while his press was on its way. */
  said: 'shown' | 'host' | 'closed';
}
