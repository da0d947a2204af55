import { getCore } from './gp/gp-widgets.js';

const core = getCore();
const find = id => document.querySelector(`#${id}`);

// Who is signed in, by the session that the tags share; the login is the widgets' own popup.
core.session.store.subscribe(({ member }) => {
  find('who').textContent = member ? `Signed in as ${member.account}` : 'Nobody is signed in';
  find('log-in').hidden = Boolean(member);
  find('log-out').hidden = !member;
});
find('log-in').addEventListener('click', () => core.dialogs.open('login'));
find('log-out').addEventListener('click', () => core.session.logout());

for (const { code, name } of core.language.languages) {
  const button = Object.assign(document.createElement('button'), { textContent: name, lang: code });
  button.addEventListener('click', () => core.language.use(code));
  find('languages').append(button);
}

document.addEventListener('gp-launch', event => {
  if (!find('opens-itself').checked) return;
  event.preventDefault(); // the tag opens nothing now
  find('told').textContent = `This page would open ${event.detail.name}`;
});

// Two views of one document: tags that leave it end, and those that come are found.
const main = document.querySelector('main');
const games = main.innerHTML;
addEventListener('hashchange', () => {
  main.innerHTML = location.hash === '#about' ? find('about').innerHTML : games;
});
