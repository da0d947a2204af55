// Whoever imports a widget's class also gets its tag and events typed.
import type {} from '../element-types.js';
import type { Values, WidgetContract } from './contract.js';

/** A widget's element as scripts see it: attributes and properties by camelCase name. */
export type WidgetElement<C extends WidgetContract> = HTMLElement & { -readonly [K in keyof Values<C>]: Values<C>[K] };

/** What defineWidget makes and registers. */
export interface WidgetClass<C extends WidgetContract> {
  new (): C['tag'] extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[C['tag']] : WidgetElement<C>;
  readonly contract: C;
  readonly version: string;
}
