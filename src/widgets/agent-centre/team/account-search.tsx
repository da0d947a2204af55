import type { ReactNode } from 'react';
import type { PlatformError } from '../../../api/wire/errors.js';
import { useText } from '../../../element/core-context.js';
import { Button, IconButton } from '../../../ui/atoms/button.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { Field } from '../../../ui/form/field.js';
import { search as searchIcon, users } from '../../../ui/atoms/icons.js';
import { useBegun } from '../../../ui/lazy/use-begun.js';

/** The name of one account of the team, looked for when it is whole: by the key or the button. An emptied field means everybody again. */
export function AccountSearch({ account, onSearch }: { account: string; onSearch(account: string): void }) {
  const t = useText();
  const [text, setText] = useBegun(account, given => given);
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field label={t('records.account')}>
        {control => (
          <span className="account-search">
            <input
              {...control}
              className="input"
              type="search"
              name="account"
              maxLength={80}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={event => {
                setText(event.target.value);
                if (event.target.value === '') onSearch('');
              }}
            />
            <IconButton type="submit" icon={searchIcon} kind="secondary" label={t('records.find')} />
          </span>
        )}
      </Field>
    </form>
  );
}

/** What stands for an account that is not in the team, or not at all: the platform tells no difference (INV-21). */
export function nobodyOf(
  account: string,
  whole: () => void,
  t: ReturnType<typeof useText>,
): (error: PlatformError | undefined) => ReactNode {
  return error =>
    error?.code === 'not-found' && (
      <EmptyState icon={users} title={t('records.nobody', { account })} text={t('records.nobody-text')}>
        <Button onClick={whole}>{t('records.whole-team')}</Button>
      </EmptyState>
    );
}
