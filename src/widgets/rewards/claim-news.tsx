import { useText } from '../../element/core-context.js';
import { FormMessage } from '../../ui/form/form-message.js';
import type { useClaim } from './use-claim.js';

/** What has come of the last claim. */
export function ClaimNews({ message, done, told, news }: Pick<ReturnType<typeof useClaim>, 'message' | 'done' | 'told' | 'news'>) {
  const t = useText();
  return (
    <div ref={news} className="claim-told" tabIndex={-1}>
      <FormMessage text={message && t(message.key, message.values)} />
      <p ref={told} className="claim-news" role="status" tabIndex={-1}>
        {done && t('missions.done', { what: done })}
      </p>
    </div>
  );
}
