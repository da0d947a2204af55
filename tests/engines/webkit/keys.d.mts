export type KeyStep = ['down' | 'up', string];
export function keyActions(steps: KeyStep[]): { actions: { type: string; id: string; actions: { type: string; value: string }[] }[] };
export function pressOf(key: string): KeyStep[];
