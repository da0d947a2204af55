import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, until } from '../../../tests/widgets-support/index.js';
import { useSection } from './use-section.js';

let answers: ((isThere: boolean) => void)[] = [];

function load() {
  return new Promise<object>((resolve, reject) => {
    answers.push(isThere => (isThere ? resolve({}) : reject(new Error('no code'))));
  });
}

/** Presses its button before the page is calm, as a quick hand does. */
function Bar({ isQuick }: { isQuick: boolean }) {
  const { section, error, bring } = useSection(load);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => void (isQuick && button.current?.click()), [isQuick]);
  return (
    <button ref={button} onClick={bring}>
      {section ? 'there' : error ? 'failed' : 'waits'}
    </button>
  );
}

function put(isQuick: boolean) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Bar isQuick={isQuick} />);
  leave = () => {
    root.unmount();
    place.remove();
  };
  return place;
}

let leave = () => {};
const calm = () => new Promise<void>(resolve => requestIdleCallback(() => requestAnimationFrame(() => resolve())));

describe('a part that comes when the page is calm, or is asked for', () => {
  afterEach(() => {
    leave();
    answers = [];
  });

  it('is not asked for once more by the calm page, where somebody asked before and it did not come', async () => {
    const place = put(true);
    await until(() => answers.length === 1, 'the press asks');
    answers[0]!(false);
    await until(() => place.textContent === 'failed', 'it says so');
    await calm();
    await calm();
    expect(answers.length).to.equal(1);
    expect(place.textContent).to.equal('failed');
  });

  it('ERR-28 waits without the failure when it is asked for again', async () => {
    const place = put(false);
    await until(() => answers.length === 1, 'the calm page asks');
    answers[0]!(false);
    await until(() => place.textContent === 'failed', 'it says so');
    place.querySelector('button')!.click();
    await until(() => answers.length === 2, 'the press asks again');
    expect(place.textContent).to.equal('waits');
    answers[1]!(true);
    await until(() => place.textContent === 'there', 'it is there');
  });
});
