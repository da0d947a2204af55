import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, until } from '../../../tests/widgets-support/index.js';
import { useBegun } from './use-begun.js';

/** Presses its button before any effect has run, as a quick hand does. */
function Chooser({ given }: { given: string }) {
  const [chosen, setChosen] = useBegun(given, value => value);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.click(), []);
  return (
    <button ref={button} onClick={() => setChosen('pressed')}>
      {chosen}
    </button>
  );
}

describe('state that begins with what was given', () => {
  it('keeps a press on what was just drawn, and begins anew when something else is given', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(<Chooser given="first" />);
    await until(() => place.textContent === 'pressed', 'the press counts');
    root.render(<Chooser given="first" />);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(place.textContent).to.equal('pressed');
    root.render(<Chooser given="second" />);
    await until(() => place.textContent === 'second', 'it begins anew');
    root.unmount();
    place.remove();
  });
});
