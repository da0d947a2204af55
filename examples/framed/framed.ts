import { getCore } from 'gp-widgets';

// Whoever frames this page learns that somebody signed in or out, and nothing else: no token, no name.
const { session } = getCore();
const login = document.querySelector<HTMLElement>('#login');
const who = document.querySelector<HTMLElement>('#who');
const out = document.querySelector<HTMLButtonElement>('#out');
document.querySelector('#here')!.textContent = location.host;
let told: boolean | undefined;

const show = () => {
  const { state, member } = session.store.getState();
  if (state === 'restoring') return;
  const isSignedIn = state !== 'logged-out';
  if (login) login.hidden = isSignedIn;
  if (out) out.hidden = !isSignedIn;
  if (who) who.textContent = isSignedIn ? `${member?.account ?? 'You'} ${member ? 'is' : 'are'} signed in` : 'You are signing in';
  if (isSignedIn === told) return;
  told = isSignedIn;
  window.parent.postMessage({ type: 'signed-in', value: isSignedIn }, '*');
};
out?.addEventListener('click', () => void session.logout());
session.store.subscribe(show);
show();
