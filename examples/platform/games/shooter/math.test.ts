import { describe, expect, it } from 'vitest';
import { PUBLISHED_RTP, shoot, TARGETS } from './math.js';

describe('the shooting gallery’s odds', () => {
  it.each(TARGETS)('%s at %i stakes gives back 96 of 100, counted over every number that can be drawn', (name, pays) => {
    let back = 0;
    for (let number = 0; number < pays * 100; number++) back += shoot({ int: () => number }, 1, name).payout;
    expect((back / (pays * 100)) * 100).toBe(PUBLISHED_RTP);
  });
});
