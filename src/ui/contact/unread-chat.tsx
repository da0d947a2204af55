import { useCore, useQuery, useText } from '../../element/core-context.js';
import { shortCount } from './short-count.js';

/** How many answers of customer service wait to be read. */
export function useUnreadChat(): number {
  return useQuery(useCore().account.unreadChat()).data ?? 0;
}

/** The same as a mark beside an entry; nothing when none waits. */
export function UnreadChat() {
  return <UnreadCount count={useUnreadChat()} />;
}

/** How many messages wait, as a mark; nothing when none does. */
export function UnreadCount({ count }: { count: number }) {
  const t = useText();
  const { language } = useCore();
  return (
    count > 0 && (
      <b className="unread-count" role="img" aria-label={t('header.unread', { count })}>
        {shortCount(count, language.locale())}
      </b>
    )
  );
}
