// Whoever imports a widget's class also gets its tag and events typed.
import type {} from './element-types.js';
import type { WidgetContract } from './contract.js';

/** What defineWidget makes and registers; kept by its tag's name, so that declarations do not repeat the contract. */
export interface WidgetClass<Tag extends string> {
  new (): Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;
  readonly contract: WidgetContract;
  readonly version: string;
}
