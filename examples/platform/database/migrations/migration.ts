/** One step of the schema; its statements run once, in order, in one transaction. A released step never changes. */
export interface Migration {
  name: string;
  statements: string[];
}
