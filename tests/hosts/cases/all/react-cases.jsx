'use client';
import { useRef, useState } from 'react';
import { defineProbe, EVENTS } from './probe';

export function Cases() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  const [heard, setHeard] = useState('');
  const late = useRef(null);
  // React 19 listens to what follows `on`, letter by letter.
  const listeners = Object.fromEntries(EVENTS.map(name => [`on${name}`, event => setHeard(before => `${before}${event.detail} `)]));
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Count up</button>
      <button onClick={() => setShown(!shown)}>Show or hide</button>
      <button onClick={() => defineProbe('gp-late')}>Define</button>
      <output id="heard">{heard}</output>
      <gp-probe id="empty" />
      <gp-late
        id="late"
        ref={element => {
          // Before the tag is defined React would write an object into an attribute.
          if (element) element.data = { early: true };
          late.current = element;
        }}
      />
      {shown && (
        <gp-probe
          id="full"
          text="words"
          count={count}
          enabled={count % 2 === 0}
          data={{ count }}
          list={[count]}
          camelName={`camel ${count}`}
          {...listeners}
        >
          <p>Count {count}</p>
        </gp-probe>
      )}
    </>
  );
}
