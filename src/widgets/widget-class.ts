import type { Values, WidgetContract } from './contract.js';

/** A widget's element as scripts see it: attributes and properties by camelCase name. */
export type WidgetElement<C extends WidgetContract> = HTMLElement & { -readonly [K in keyof Values<C>]: Values<C>[K] };

/** What defineWidget makes and registers. */
export interface WidgetClass<C extends WidgetContract> {
  new (): WidgetElement<C>;
  readonly contract: C;
  readonly version: string;
}
