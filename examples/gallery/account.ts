import { getCore } from 'gp-widgets';

/** Whom the sandbox knows, all with the same password. */
const PASSWORD = 'Demo1234';
/** Says, for this tab, that the gallery signed somebody in. */
const OURS = 'gp-gallery-signed-in';

/** Signs the sandbox's member or agent in, unless somebody of that role is already. */
export async function signIn(wanted: 'member' | 'agent'): Promise<void> {
  const { session } = getCore();
  await session.restore();
  const { state, role } = session.store.getState();
  if (state === 'real' && (wanted === 'member' || role === 'agent')) return;
  await session.login({ username: `demo_${wanted}`, password: PASSWORD });
  sessionStorage.setItem(OURS, 'yes');
}

/** Ends a session that the gallery began; one that somebody began by hand goes on. */
export async function signOut(): Promise<void> {
  if (!sessionStorage.getItem(OURS)) return;
  sessionStorage.removeItem(OURS);
  const { session } = getCore();
  await session.restore();
  if (session.store.getState().state === 'real') await session.logout();
}
