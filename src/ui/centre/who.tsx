import type { ReactNode } from 'react';
import { memberIcon } from '../../core/session/account.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Avatar } from '../atoms/avatar.js';

/** Who is signed in, and below it what the centre adds. */
export function Who({ children }: { children: ReactNode }) {
  const core = useCore();
  const t = useText();
  const member = useStore(core.session.store, session => session.member);
  const icon = useQuery(memberIcon(core)).data;
  return (
    <div className="who">
      <Avatar src={icon ? core.catalogue.imageUrl(icon) : undefined} />
      <p className="who-name">
        <strong>{member?.nickname || member?.account}</strong>
        <span>{t('header.id', { id: member?.id })}</span>
      </p>
      {children}
    </div>
  );
}
