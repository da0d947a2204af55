import { useCallback, useMemo, useState } from 'react';
import { ConnectionContext, createConnection } from './connection.js';
import { Shell } from './shell.js';
import { SignIn } from './sign-in.js';
import { StandingProvider } from './standing.js';
import { ConfirmProvider } from './ui/confirm.js';
import { NoticeProvider } from './ui/notice.js';
import { UnsavedProvider } from './unsaved.js';

/** The key lives in this tab only, and no longer than it. */
const STORAGE_NAME = 'operator-key';

export function App() {
  const [key, setKey] = useState(() => sessionStorage.getItem(STORAGE_NAME));
  const [refusal, setRefusal] = useState<string>();
  const signOut = useCallback((message?: string) => {
    sessionStorage.removeItem(STORAGE_NAME);
    setRefusal(message);
    setKey(null);
  }, []);
  const connection = useMemo(() => (key === null ? null : createConnection(key, signOut)), [key, signOut]);

  if (!connection) {
    return (
      <SignIn
        refusal={refusal}
        onSignIn={accepted => {
          sessionStorage.setItem(STORAGE_NAME, accepted);
          setRefusal(undefined);
          setKey(accepted);
        }}
      />
    );
  }
  return (
    <ConnectionContext value={connection}>
      <NoticeProvider>
        <ConfirmProvider>
          <UnsavedProvider>
            <StandingProvider>
              <Shell onSignOut={() => signOut()} />
            </StandingProvider>
          </UnsavedProvider>
        </ConfirmProvider>
      </NoticeProvider>
    </ConnectionContext>
  );
}
