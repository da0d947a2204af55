import { useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { ReceivedEnvelope } from '../../api/money/red-envelopes.js';
import type { MessageText } from '../../core/parts/core.js';
import { takeEnvelope } from '../../core/rewards/envelopes.js';
import { useCore, useLocale, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { Icon } from '../../ui/atoms/icon.js';
import { mail } from '../../ui/atoms/icons.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { failureText } from './failure-text.js';
import type { SectionProps } from './sections.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Red envelopes that wait to be opened; what is in one is told when it is open (AGT-19). Stays after the last one, to say so. */
export function OpenEnvelopes({ envelopes, emit }: { envelopes: readonly ReceivedEnvelope[]; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const moment = usePlatformTime().moment();
  const [opening, setOpening] = useState('');
  const [message, setMessage] = useState<MessageText>();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function open({ id, sender }: ReceivedEnvelope): Promise<void> {
    if (opening) return;
    setOpening(id);
    setMessage(undefined);
    setDone('');
    try {
      const amount = await takeEnvelope(core, id);
      setDone(t('rewards.envelope-got', { amount: core.money.format(amount), sender }));
      emit('gp-claim', { id, kind: 'red_envelope', amount, points: 0 });
    } catch (error) {
      setMessage(failureText(error, 'claim'));
      emit('gp-error', { code: errorCode(error), cause: error });
    }
    setOpening('');
    // The row that was opened is gone, and its button with it.
    heading.current?.focus();
  }
  if (envelopes.length === 0 && !done && !message) return null;
  return (
    <section className="panel envelopes" part="envelopes" aria-labelledby="envelopes">
      <div className="rewards-head">
        <h3 id="envelopes" ref={heading} tabIndex={-1}>
          {t('rewards.envelopes')}{' '}
          {envelopes.length > 0 && <span className="rewards-count">{numberFormat(locale).format(envelopes.length)}</span>}
        </h3>
      </div>
      <FormMessage text={message && t(message.key, message.values)} />
      <p className="rewards-done" role="status">
        {done}
      </p>
      <ul className="claims">
        {envelopes.map(envelope => (
          <li key={envelope.id} className="claim">
            <span className="claim-icon envelope-sign">
              <Icon of={mail} />
            </span>
            <p className="claim-text">
              <strong>{t('rewards.envelope-from', { sender: envelope.sender })}</strong>
              {envelope.remark && <span>{envelope.remark}</span>}
              {envelope.expiresAt && <span className="soft">{t('rewards.until', { day: moment(envelope.expiresAt) })}</span>}
            </p>
            <Button
              kind="primary"
              aria-label={t('rewards.envelope-open-this', { sender: envelope.sender })}
              busy={opening === envelope.id}
              disabled={opening !== '' && opening !== envelope.id}
              onClick={() => void open(envelope)}
            >
              {t('rewards.envelope-open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
