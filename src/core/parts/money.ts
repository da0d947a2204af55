export interface Money {
  /** Minor units → text with symbol and 2 decimals (CON-48). */
  format(amount: number, options?: { currency?: string; symbol?: string; withoutSymbol?: boolean }): string;
}
