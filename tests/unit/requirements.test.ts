import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'examples', 'tests', 'scripts', 'bin', 'docs'];
const TEXT = /\.(?:[cm]?[jt]sx?|css|html|json|md|svg)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pages = filesIn('docs/requirements').map(read);
/** Each id as often as a table has a row of it. */
const declared = pages.flatMap(declaredIn);
const families = [...new Set(declared.map(id => id.replace(/-\d+$/, '')))];
/** An id, or a run of them: ROL-08..24, `AGT-27 to AGT-36`. What begins with no family (SHA-256) is none. */
const MENTION = new RegExp(String.raw`\b(${families.join('|')})-(\d+)(?:(?:\.\.| to )(?:\1-)?(\d\d)\b)?`, 'g');

describe('requirements', () => {
  it('every id that is named anywhere stands in docs/requirements', () => {
    const known = new Set(declared);
    const files = [...FOLDERS.flatMap(filesIn), 'README.md', 'CHANGELOG.md'];
    const unknown = files.flatMap(path =>
      read(path)
        .split('\n')
        .flatMap((line, index) => namedIn(line).flatMap(id => (known.has(id) ? [] : `${path}:${index + 1} ${id}`))),
    );
    expect(unknown).toEqual([]);
  });

  it('every row is named by a test', () => {
    const tests = FOLDERS.flatMap(filesIn).filter(path => TEST.test(path));
    const named = new Set(tests.flatMap(path => namedIn(withoutComments(read(path)))));
    const rows = declaredIn(read('docs/requirements/rows.md'));
    expect(rows.length).toBeGreaterThan(800);
    expect(rows.filter(id => !named.has(id))).toEqual([]);
  });

  it('no id stands there twice', () => {
    expect(declared.filter((id, index) => declared.indexOf(id) !== index)).toEqual([]);
  });

  it('a run names all that are in it, and other words none', () => {
    expect(namedIn('INV-01..03, INV-07 to INV-08; INV-17 INV-18')).toEqual(
      ['01', '02', '03', '07', '08', '17', '18'].map(number => `INV-${number}`),
    );
    expect(namedIn('SHA-256, TRC-20, UTF-8, GMT-3, P-256')).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .filter(path => TEXT.test(path));
}

function declaredIn(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z][A-Z\d]{0,2}-\d\d) \|/gm)].map(([, id = '']) => id);
}

function namedIn(text: string): string[] {
  return [...text.matchAll(MENTION)].flatMap(([, family = '', first = '', last = first]) => {
    const numbers = Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, index) => Number(first) + index);
    return numbers.map(number => `${family}-${String(number).padStart(first.length, '0')}`);
  });
}

/** What is left are titles and the tables that bring ids into titles. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
}
