import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.js';

describe('names', () => {
  it.each([
    ['Ana Luz', 'ANA  LUZ '],
    ['José Ñúñez', 'jose nunez'],
    ['José', 'Jose\u0301'],
    ['Luz, Ana', 'Ana Luz'],
    ['O’Neil', "O'NEIL"],
    ['O’Neil', 'ONEIL'],
    ['Jean-Luc Roy', 'Roy Jean Luc'],
    ['Łukasz Øst', 'lukasz ost'],
    ['Straße', 'STRASSE'],
    ['Ｍａｒｉａ', 'Maria'],
    ['李 小龙', '小龙 李'],
  ])('WAL-08 %s is %s', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Ana Luz', 'Ana Sol'],
    ['Ana Luz', 'Ana'],
    ['Ana María Luz', 'A. María Luz'],
    ['', ''],
    ['Ana', ''],
    ['-', '.'],
    ['Ana Ana', 'Ana'],
    ['Ana Luz', 'AnaLuz'],
  ])('WAL-08 “%s” is not “%s”', (one, other) => expect(isSameName(one, other)).toBe(false));
});
