import { defineProbe, EVENTS } from './probe.js';

const find = id => document.querySelector(`#${id}`);
const place = find('place');
const full = find('full');
let count = 0;

function give() {
  full.setAttribute('count', String(count));
  full.toggleAttribute('enabled', count % 2 === 0);
  full.querySelector('p').textContent = `Count ${count}`;
  Object.assign(full, { data: { count }, list: [count], camelName: `camel ${count}` });
}
give();
find('late').data = { early: true };
for (const name of EVENTS) full.addEventListener(name, event => find('heard').append(`${event.detail} `));
find('up').onclick = () => {
  count++;
  give();
};
find('show').onclick = () => (full.isConnected ? full.remove() : place.append(full));
find('define').onclick = () => defineProbe('gp-late');
