import type { Chance } from './chance.js';

const NOW = Date.UTC(2026, 2, 2);

/** What no form of ours sends: what databases, parsers, dates and arithmetic stumble over. */
export const HOSTILE: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff x',
  '\u001b[2J',
  '\u202e',
  '%00',
  '\\u0000',
  '\\',
  "'",
  '"',
  "1' or '1'='1",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '%',
  '_',
  '../../etc/passwd',
  '//',
  '\r\nX: y',
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  '-0',
  '-1',
  '00',
  '0x10',
  '1e3',
  '1e999',
  '1.5',
  '0.1e-400',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '999999999999999',
  '99999999999999999999',
  '1'.repeat(400),
  '-62135596800001',
  '8640000000000000',
  '8640000000000001',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '-271821-04-20',
  '9999-12-31T23:59:60Z',
  '2026-03-29T02:30:00',
  '12/31/1999',
  'a'.repeat(201),
  'ñ'.repeat(5_000),
  '👩🏽‍💻'.repeat(60),
  'İ',
  'ß',
  '\u0301'.repeat(300),
  'EN',
  'es',
  'XX',
  'LOTT',
  'RNG',
  'USD',
  0,
  -0,
  -1,
  0.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  1e308,
  5e-324,
  8_640_000_000_000_001,
  true,
  false,
  null,
  [],
  [[]],
  [null],
  [1, 2, 3],
  ['\u0000'],
  {},
  { a: 1 },
  { toString: 1 },
  { $gt: '' },
  { length: 1e9 },
  { 'a\u0000': 1 },
  Array(300).fill(1),
  nested(60),
];

/** Values that get past the first look, by the name of the field. */
export function plausible(field: string, chance: Chance): unknown {
  const name = field.toLowerCase();
  if (/(^|\.)(from|start)/.test(name)) return NOW - chance.int(40) * 86_400_000;
  if (/(^|\.)(to|until|end|at)$/.test(name)) return NOW + chance.int(40) * 86_400_000;
  if (/page$/.test(name)) return 1 + chance.int(3);
  if (/size$|limit|count|number$/.test(name)) return 1 + chance.int(50);
  if (/(^|\.|_)ids?$|id$/.test(name)) return chance.pick(['1', '2', '17', String(chance.int(900)), 'demo_member']);
  if (/amount|stake|fund|money|rate|max|min/.test(name)) return chance.pick([0, 1, 5, '10', '12.50', 100, 1e6]);
  if (/offset/.test(name)) return chance.int(840);
  if (/lang/.test(name)) return chance.pick(['EN', 'ES']);
  if (/password|secret/.test(name)) return chance.pick(['Demo1234', 'Wrong1234', '']);
  if (/account|user|name|agent/.test(name)) return chance.pick(['demo_member', 'demo_agent', 'demo_subagent', 'Ana', 'nobody']);
  if (/mobile|phone/.test(name)) return '5512345678';
  if (/mail/.test(name)) return 'a@b.example';
  if (/action/.test(name)) return chance.pick(['accept', 'reject', 'terminate', 'look', 'draw', 'cash']);
  if (/type|kind|mode|source|status|state|period/.test(name))
    return chance.pick(['0', '1', 'RNG', 'LOTT', 'day', 'month', 'dividend', 'A', 'email', 'pending']);
  if (/vassalage/.test(name)) return chance.pick(['TCG_LOTTO_VN', 'PG', 'FB']);
  return chance.pick(['1', 1, 'x', 'demo', '2026-03-01', true, [], ['1']]);
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: [nested(depth - 1)] };
}
