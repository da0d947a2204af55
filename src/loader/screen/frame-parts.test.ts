import { describe, expect, it } from 'vitest';
import { frameParts } from './frame-parts.js';

describe('parts of the frame before their code', () => {
  it('NAV-15 the agent’s place has no header and menu for who may be signed in; the footer is left to come near', () => {
    expect(offAt('/agentHome', { 'gp:demo@https://api.example:token': 't' })).toEqual(['gp-header', 'gp-side-menu']);
    expect(offAt('/agentHome', {})).toEqual([]);
  });

  it('NAV-47 a game’s place has no menu, the home has all', () => {
    expect(offAt('/lottery', { 'gp:demo@https://api.example:token': 't' })).toEqual(['gp-side-menu']);
    expect(offAt('/', {})).toEqual([]);
  });
});

function offAt(path: string, kept: Readonly<Record<string, string>>): string[] {
  const off: string[] = [];
  frameParts({ querySelector: tag => ({ setAttribute: name => void (name === 'data-off' && off.push(tag)) }) }, path, kept);
  return off;
}
