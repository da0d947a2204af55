import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { bringEngine, ENGINES, enginesNamed, type EnginePrograms } from '../../scripts/engines.mjs';
import { KNOWN_LACKS, partKnown } from '../widgets-support/runner/known-lacks.mjs';
import { keyActions, pressOf } from '../engines/webkit/keys.mjs';

/** A machine on which the engine is found from the time of `from`th look on. */
function machine(from: number, canInstall: boolean) {
  const programs: EnginePrograms = { browser: '/usr/bin/browser' };
  const look = vi.fn(() => (look.mock.calls.length >= from ? programs : undefined));
  return { look, canInstall: () => canInstall, installPackages: vi.fn() };
}

it('GP_ENGINES names engines, or all of them', () => {
  expect(enginesNamed('all')).toEqual(ENGINES);
  expect(enginesNamed()).toEqual(['chromium', 'firefox', 'webkit']);
  expect(enginesNamed('webkit, firefox')).toEqual(['webkit', 'firefox']);
  expect(() => enginesNamed('firefox,safari')).toThrow('no engine safari. Engines: all, chromium, firefox, webkit.');
});

it('an engine that is there is not installed again', async () => {
  const there = machine(1, true);
  expect(await bringEngine('firefox', there)).toEqual({ browser: '/usr/bin/browser' });
  expect(there.installPackages).not.toHaveBeenCalled();
});

it.each([
  ['firefox', ['firefox-esr']],
  ['webkit', ['webkit2gtk-driver', 'xvfb', 'xauth']],
] as const)('%s comes as Debian packages where it is missing, and that is said', async (engine, packages) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const bare = machine(2, true);
  expect(await bringEngine(engine, bare)).toEqual({ browser: '/usr/bin/browser' });
  expect(bare.installPackages).toHaveBeenCalledExactlyOnceWith(packages, '--no-install-recommends');
  expect(said.mock.calls.flat().join()).toContain(packages.join(' '));
  said.mockRestore();
});

it('an engine that cannot be had is an error that says what to install, never silence', async () => {
  const locked = machine(Infinity, false);
  await expect(bringEngine('webkit', locked)).rejects.toThrow(/WebKitGTK is not here.*Install webkit2gtk-driver, xvfb, xauth/);
  expect(locked.installPackages).not.toHaveBeenCalled();
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await expect(bringEngine('firefox', machine(Infinity, true))).rejects.toThrow(/installing it failed.*firefox-esr.*FIREFOX_PATH/);
  said.mockRestore();
});

it('keys travel as WebDriver names them, and what is no key is refused', () => {
  expect(keyActions([['down', 'Shift'], ...pressOf('Tab'), ['up', 'Shift']]).actions[0]?.actions).toEqual([
    { type: 'keyDown', value: '\uE008' },
    { type: 'keyDown', value: '\uE004' },
    { type: 'keyUp', value: '\uE004' },
    { type: 'keyUp', value: '\uE008' },
  ]);
  expect(keyActions(pressOf('€')).actions[0]?.actions[0]?.value).toBe('€');
  expect(() => keyActions(pressOf('Entre'))).toThrow('There is no key Entre');
});

it('only what is listed for an engine is known to fail there, and only there', () => {
  const [listed = ''] = Object.keys(KNOWN_LACKS.webkit ?? {});
  const other = 'src/widgets/login/login.test.js › something else';
  expect(partKnown('webkit', [listed, other])).toEqual({ known: [listed], wrong: [other] });
  expect(partKnown('firefox', [listed])).toEqual({ known: [], wrong: [listed] });
});

it('what is listed stands in files that are there, each with its reason', () => {
  for (const [test, reason] of Object.values(KNOWN_LACKS).flatMap(lacks => Object.entries(lacks))) {
    const [file = ''] = test.split(' › ');
    expect([`${file.slice(0, -3)}.ts`, `${file.slice(0, -3)}.tsx`].some(existsSync), test).toBe(true);
    expect(reason, test).not.toBe('');
  }
});
