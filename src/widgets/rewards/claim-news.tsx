import { useText } from '../core-context.js';
import { FormMessage } from '../ui/form-message.js';
import type { useClaim } from './use-claim.js';

/** What has come of the last claim. */
export function ClaimNews({ message, done, told }: Pick<ReturnType<typeof useClaim>, 'message' | 'done' | 'told'>) {
  const t = useText();
  return (
    <>
      <FormMessage text={message && t(message.key, message.values)} />
      <p ref={told} className="claim-news" role="status" tabIndex={-1}>
        {done && t('missions.done', { what: done })}
      </p>
    </>
  );
}
