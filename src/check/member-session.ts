import { getMember } from '../api/account/member.js';
import { login, logout } from '../api/account/session.js';
import { errorCode } from '../api/wire/errors.js';
import type { Asker, Outcome } from './asker.js';
import type { Finding } from './finding.js';

export interface Credentials {
  username: string;
  password: string;
}

/** Logs in, sealed as the client seals. `enter` gets the token. */
export function logIn(asker: Asker, { username, password }: Credentials, enter: (token: string) => void): Promise<Outcome> {
  return asker.attempt('login', async client => {
    try {
      const { token, verification } = await login(client, { username, password });
      if (verification || !token) return [noSession('a question for a code', 'Take an account that logs in by its password alone.')];
      enter(token);
      return [];
    } catch (error) {
      const code = errorCode(error);
      const todo = OF_CREDENTIALS[code];
      if (!todo) throw error;
      return [noSession(code, todo)];
    }
  });
}

/** Refusals that whoever runs the check can mend. */
const OF_CREDENTIALS: Readonly<Record<string, string>> = {
  'bad-credentials':
    'Name or password in GP_MEMBER is wrong; it is user:password. If they are right, look at how your platform opens the sealed payload, or at what your adapter sends.',
  'captcha-required': 'Log in once in a browser, so that no picture is asked for, and try again.',
  'account-locked': 'Unlock the account, or take another one.',
  'password-change-required': 'Take an account whose password need not be changed.',
};

function noSession(came: string, todo: string): Finding {
  return { kind: 'session', expected: 'a token', came, todo };
}

/** Ends the session. */
export function logOut(asker: Asker, token: string): Promise<Outcome> {
  return asker.attempt('logout', async client => {
    await logout(client, token);
    return [];
  });
}

/** A token that was given back opens nothing any more. Of an adapter the code counts: which status its API answers is its own. */
export function tokenIsRefused(asker: Asker, token: string, isAdapted: boolean): Promise<Outcome> {
  const stillOpen = isAdapted ? adapterStillOpen : platformStillOpen;
  return asker.attempt('token after logout', async client => {
    try {
      await getMember(client, token);
      return [stillOpen('the account’s data')];
    } catch (error) {
      const { code, status } = error as { code?: string; status?: number };
      if (code === 'not-logged-in' && (isAdapted || status === 401)) return [];
      if (status === 0 || (status ?? 0) >= 500) throw error;
      return [stillOpen(`${status} ${code}`)];
    }
  });
}

function platformStillOpen(came: string): Finding {
  return {
    kind: 'session',
    expected: '401 with the code “not-logged-in” for a token that was logged out',
    came,
    todo: 'End the session at DELETE /wps/session/logout, and answer 401 to its token from then on.',
  };
}

function adapterStillOpen(came: string): Finding {
  return {
    kind: 'session',
    expected: 'getMember refused as “not-logged-in” for a token that was logged out',
    came,
    todo: 'End the session in logout of the adapter, and answer “not-logged-in” from its refusal to what your API says of an ended one.',
  };
}
