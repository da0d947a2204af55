import { useEffect, useId, useState } from 'react';
import type { Receivers } from '../../../api/money/red-envelopes.js';
import { envelopeReceivers } from '../../../core/agent/red-envelopes.js';
import { useCore, useText } from '../../../element/core-context.js';
import { usePages } from '../../../ui/record/use-pages.js';
import { Button } from '../../../ui/atoms/button.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { users, x } from '../../../ui/atoms/icons.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { useTermTexts } from '../recruit/recruit-words.js';

interface ReceiverChoiceProps {
  /** Login names. */
  chosen: readonly string[];
  error?: string;
  onChoose(accounts: readonly string[]): void;
  /** Whether there is nobody to choose. */
  onAlone(isAlone: boolean): void;
  onRecruit(): void;
}

/** Pause in typing after which is asked, in milliseconds. */
const PAUSE = 250;

/** Direct downlines to choose from, found by a part of their name; what was chosen stays while other names are looked for. */
export function ReceiverChoice({ chosen, error, onChoose, onAlone, onRecruit }: ReceiverChoiceProps) {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const pages = usePages(page => envelopeReceivers(core, asked, page), asked);
  const { data } = pages;
  const isAlone = asked === '' && pages.isOwn && data?.total === 0;
  useEffect(() => onAlone(isAlone), [isAlone, onAlone]);
  useEffect(() => {
    const search = typed.trim();
    return search === asked ? undefined : core.scheduler.after(PAUSE, () => setAsked(search));
  }, [core, typed, asked]);

  if (isAlone) {
    return (
      <EmptyState icon={users} title={t('envelope.alone')} text={t('envelope.alone-text')}>
        <Button kind="primary" onClick={onRecruit}>
          {t('agent.register-center')}
        </Button>
      </EmptyState>
    );
  }
  const turn = (account: string, on: boolean) => onChoose(on ? [...chosen, account] : chosen.filter(name => name !== account));
  const shown = data?.list.map(({ account }) => account) ?? [];
  const others = shown.filter(account => !chosen.includes(account));
  return (
    <fieldset className="receivers" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('envelope.to')}</legend>
      {chosen.length > 0 && (
        <ul className="receivers-chosen" aria-label={t('envelope.chosen', { count: chosen.length })}>
          {chosen.map(account => (
            <li key={account}>
              <button
                type="button"
                className="receiver-chip"
                aria-label={t('envelope.take-out', { account })}
                onClick={() => turn(account, false)}
              >
                {account} <Icon of={x} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="receivers-find">
        <input
          className="input"
          type="search"
          name="accounts"
          value={typed}
          placeholder={t('envelope.find')}
          aria-label={t('envelope.find')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
        <Button disabled={others.length === 0} onClick={() => onChoose([...chosen, ...others])}>
          {t('envelope.all-shown')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {!data && pages.error && <ErrorCard error={pages.error} busy={pages.loading} onRetry={pages.refresh} />}
      {!data && !pages.error && <Skeleton className="receivers-loading" />}
      {data && <Choices list={data.list} chosen={chosen} onTurn={turn} busy={pages.loading && !pages.isOwn} />}
      {data && <Pagination page={pages.page} total={data.totalPages} onPage={pages.setPage} label={t('envelope.to')} />}
    </fieldset>
  );
}

function Choices({
  list,
  chosen,
  onTurn,
  busy,
}: {
  list: Receivers['list'];
  chosen: readonly string[];
  onTurn(account: string, on: boolean): void;
  busy: boolean;
}) {
  const t = useText();
  const texts = useTermTexts();
  if (list.length === 0)
    return (
      <p className="form-text" role="status">
        {t('envelope.nobody')}
      </p>
    );
  return (
    <ul className="receivers-list" aria-busy={busy || undefined}>
      {list.map(({ account, nickname, type }) => (
        <li key={account}>
          <label className="receiver">
            <input type="checkbox" checked={chosen.includes(account)} onChange={event => onTurn(account, event.target.checked)} />
            <span>
              <strong>{account}</strong> {nickname && <span className="receiver-more">{nickname}</span>}
            </span>
            <span className="receiver-more">{texts.type(type)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
