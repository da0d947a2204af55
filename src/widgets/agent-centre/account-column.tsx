import type { Column } from '../ui/centre/record-table.js';

/** Whose a line is; the name leads to what that account alone has. */
export function accountColumn<T extends { account: string }>(
  texts: { name: string; only(account: string): string },
  chosen: string,
  onChoose: (account: string) => void,
): Column<T> {
  return {
    name: 'account',
    text: texts.name,
    cell: ({ account }) =>
      account.toLowerCase() === chosen.toLowerCase() ? (
        account
      ) : (
        <button type="button" className="of-account" aria-label={texts.only(account)} onClick={() => onChoose(account)}>
          {account}
        </button>
      ),
  };
}
