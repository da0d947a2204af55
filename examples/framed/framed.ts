import { getCore } from 'gp-widgets';

// Whoever frames this page learns that somebody signed in or out, and nothing else: no token, no name.
const { store } = getCore().session;
const login = document.querySelector<HTMLElement>('#login');
document.querySelector('#here')!.textContent = location.host;
let told: boolean | undefined;

const show = () => {
  const { state } = store.getState();
  if (state === 'restoring') return;
  const isSignedIn = state !== 'logged-out';
  if (login) login.hidden = isSignedIn;
  if (isSignedIn === told) return;
  told = isSignedIn;
  window.parent.postMessage({ type: 'signed-in', value: isSignedIn }, '*');
};
store.subscribe(show);
show();
