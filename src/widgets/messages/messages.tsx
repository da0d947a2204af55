import { useState } from 'react';
import { unreadMessages } from '../../core/session/account.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { markRead, messageBox, MESSAGE_KINDS } from '../../core/member/messages.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ChipBar } from '../../ui/atoms/chip-bar.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { check, mail } from '../../ui/atoms/icons.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { CutRow } from '../../ui/motion/cut-row.js';
import { LogInFirst } from '../../ui/atoms/log-in-first.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';
import { KINDS } from './kinds.js';
import { MessageRow } from './message-row.js';

/** The account's box (MEM-13, MSG-09 to MSG-15). */
export function Messages({ withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { gate } = useGate();
  const isMember = gate === 'open';
  const [kind, setKind] = useState<(typeof MESSAGE_KINDS)[number] | ''>('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string>();
  const [fault, setFault] = useState<MessageText>();
  const [busy, setBusy] = useState(false);
  const box = useQuery(isMember ? messageBox(core, kind, page) : undefined);
  const unread = useQuery(isMember ? unreadMessages(core) : undefined).data ?? 0;
  const attempt = async (deed: () => Promise<void>) => {
    setFault(undefined);
    try {
      await deed();
    } catch (failure) {
      setFault(errorText(failure));
    }
  };
  const readAll = async () => {
    setBusy(true);
    await attempt(() => markRead(core));
    setBusy(false);
  };

  if (gate === 'waiting') return <Skeleton className="box-loading" />;
  if (!isMember) return <LogInFirst host={host} action="messages" title="messages.log-in" icon={mail} />;
  const { data, error, loading, refresh } = box;
  // The last message of a page may have been deleted.
  const last = data?.totalPages ?? page;
  if (page > last) setPage(last);
  return (
    <div className="page box">
      {!withoutTitle && <h2>{t('nav.messages')}</h2>}
      <CutRow>
        <ChipBar
          label={t('messages.kinds')}
          chips={['' as const, ...MESSAGE_KINDS].map(value => ({ value, label: value === '' ? t('common.all') : t(KINDS[value].text) }))}
          value={kind}
          onChoose={value => {
            setKind(MESSAGE_KINDS.find(known => known === value) ?? '');
            setPage(1);
          }}
        />
      </CutRow>
      <div className="box-state">
        <p role="status">{unread > 0 ? t('header.unread', { count: unread }) : t('messages.all-read')}</p>
        {unread > 0 && (
          <Button size="small" icon={check} busy={busy} onClick={() => void readAll()}>
            {t('messages.read-all')}
          </Button>
        )}
      </div>
      <p className="box-fault" role="alert" hidden={!fault}>
        {fault && t(fault.key, fault.values)}
      </p>
      {error && !data ? (
        <ErrorCard error={error} title={t('common.failed', { name: t('nav.messages') })} onRetry={refresh} busy={loading} />
      ) : !data ? (
        <div className="box-list" role="status" aria-busy="true" aria-label={t('common.loading')}>
          {[1, 2, 3].map(line => (
            <Skeleton key={line} className="box-line" />
          ))}
        </div>
      ) : data.list.length === 0 ? (
        <EmptyState icon={mail} title={t('messages.none')} text={t('messages.none-text')} />
      ) : (
        <ul className="box-list" role="list">
          {data.list.map(message => (
            <MessageRow
              key={message.id}
              message={message}
              isOpen={message.id === open}
              onToggle={() => {
                setOpen(message.id === open ? undefined : message.id);
                if (message.id === open) return;
                emit('gp-message', { id: message.id, kind: message.kind });
                void attempt(() => markRead(core, [message]));
              }}
              attempt={attempt}
            />
          ))}
        </ul>
      )}
      {data && <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('nav.messages')} />}
    </div>
  );
}
