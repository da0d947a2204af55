import type { AccountDetail } from '../../accounts.js';
import { Facts } from '../ui/facts.js';
import { Panel } from '../ui/page-head.js';
import { useEvery } from '../use-answer.js';

/** Codes change every 30 s, and one that has just gone is still taken. */
const LOOK_EVERY = 5000;

/** What an authenticator app of this account shows, so that its login can be tried without one. */
export function Authenticator({ of, onLook }: { of: NonNullable<AccountDetail['authenticator']>; onLook: () => void }) {
  useEvery(LOOK_EVERY, onLook);
  return (
    <Panel title="Authenticator">
      <p className="under">Shown because this is a sandbox: a real platform shows a secret once, to its owner, and to nobody after that.</p>
      <Facts
        facts={[
          [
            'Code now',
            <code key="code" className="secret">
              {of.code}
            </code>,
          ],
          ['Secret', <code key="secret">{of.secret}</code>],
          ['For an app', <code key="address">{of.address}</code>],
        ]}
      />
    </Panel>
  );
}
