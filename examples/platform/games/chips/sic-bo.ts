import type { ChipTable } from './chip-table.js';

/** Three dice. A triple loses small, big, odd and even. */
export const sicBo: ChipTable = {
  spots: ['small', 'odd', 'triple', 'even', 'big', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6'],
  published: {
    small: 97.22,
    odd: 97.22,
    triple: 94.44,
    even: 97.22,
    big: 97.22,
    n1: 92.13,
    n2: 92.13,
    n3: 92.13,
    n4: 92.13,
    n5: 92.13,
    n6: 92.13,
  },
  draw: rng => ({ dice: [rng.int(6) + 1, rng.int(6) + 1, rng.int(6) + 1] }),
  returns(spot, { dice = [] }) {
    const sum = dice.reduce((all, die) => all + die, 0);
    const isTriple = new Set(dice).size === 1;
    switch (spot) {
      case 'small':
        return !isTriple && sum <= 10 ? 2 : 0;
      case 'big':
        return !isTriple && sum >= 11 ? 2 : 0;
      case 'odd':
        return !isTriple && sum % 2 === 1 ? 2 : 0;
      case 'even':
        return !isTriple && sum % 2 === 0 ? 2 : 0;
      case 'triple':
        return isTriple ? 34 : 0;
      default: {
        const count = dice.filter(die => `n${die}` === spot).length;
        return count === 0 ? 0 : count + 1;
      }
    }
  },
  *everyEnd() {
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) yield [{ dice: [a, b, c] }, 1 / 216];
  },
};
