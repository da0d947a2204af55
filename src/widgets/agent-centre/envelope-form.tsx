import { useRef, useState, type FormEvent } from 'react';
import type { EnvelopeLimits } from '../../api/red-envelopes.js';
import { giveEnvelope, shareOf, totalFault } from '../../core/agent/red-envelopes.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { useCore, useStore, useText } from '../core-context.js';
import { AmountField } from '../ui/amount-field.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { tellMoney } from '../ui/tell-money.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { ReceiverChoice } from './receiver-choice.js';

interface EnvelopeFormProps {
  limits: EnvelopeLimits;
  onSent(): void;
  /** To where a team begins. */
  onRecruit(): void;
}

/** An amount for chosen direct downlines, split equally (AGT-19, O-68). */
export function EnvelopeForm({ limits, onSent, onRecruit }: EnvelopeFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('red-envelope');
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const [chosen, setChosen] = useState(() => read(draft.get('accounts')));
  const [typed, setTyped] = useState(draft.get('total'));
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const [isAlone, setIsAlone] = useState(false);
  const attempt = useAttempt({ tell: tellMoney, fieldOf: { 'insufficient-balance': 'total' }, onFail: () => undefined });
  const say = (field: string) => attempt.errors[field] && t(attempt.errors[field].key, attempt.errors[field].values);
  const total = minorUnitsOf(typed);
  const { format } = core.money;
  const choose = (accounts: readonly string[]) => {
    draft.set('accounts', JSON.stringify(accounts));
    setChosen(accounts);
    setDone('');
    attempt.correct('accounts');
    attempt.correct('total');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone('');
    const paymentPassword = draft.get('paymentPassword');
    const wrong = onlyWrong({
      accounts:
        chosen.length === 0
          ? { key: 'envelope.choose-one' }
          : chosen.length > limits.most
            ? { key: 'envelope.too-many', values: { most: limits.most } }
            : undefined,
      total: amountFault(typed, { available: balance }, format) ?? totalFault(total ?? 0, chosen.length, limits, format),
      paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      const count = await giveEnvelope(core, { accounts: chosen, total: total ?? 0, remark: draft.get('remark').trim(), paymentPassword });
      draft.drop();
      setChosen([]);
      setTyped('');
      setRound(number => number + 1);
      setDone(t('envelope.done', { amount: format(total ?? 0), count }));
      onSent();
    });
    focusFirst(form.current, found);
  };
  return (
    <form
      ref={form}
      className="form"
      part="form"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-labelledby="envelope-new"
    >
      <p className="form-text">{t('envelope.intro', { count: limits.hours })}</p>
      <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
      <ReceiverChoice
        key={`receivers ${round}`}
        chosen={chosen}
        error={say('accounts')}
        onChoose={choose}
        onAlone={setIsAlone}
        onRecruit={onRecruit}
      />
      {!isAlone && (
        <>
          <div className="envelope-fields">
            <AmountField
              key={`total ${round}`}
              name="total"
              draft={draft}
              label={t('envelope.total-all')}
              error={say('total')}
              faultOf={amount => amountFault(amount, { available: balance }, format)}
              help={t('envelope.share-range', { min: format(limits.shareMin), max: format(limits.shareMax ?? limits.shareMin) })}
              onCorrect={attempt.correct}
              onChange={value => {
                setTyped(value);
                setDone('');
              }}
            />
            <DraftField
              key={`remark ${round}`}
              name="remark"
              label={t('envelope.remark')}
              help={t('envelope.remark-help')}
              required={false}
              autoComplete="off"
              autoCapitalize="sentences"
              maxLength={140}
              draft={draft}
              error={say('remark')}
              onCorrect={attempt.correct}
            />
          </div>
          <output className="envelope-each">
            {total && chosen.length > 0 ? <Each total={total} count={chosen.length} /> : t('envelope.each-nothing')}
          </output>
          <DraftField
            key={`password ${round}`}
            secret
            name="paymentPassword"
            label={t('wallet.password')}
            autoComplete="off"
            inputMode="numeric"
            draft={draft}
            error={say('paymentPassword')}
            onCorrect={attempt.correct}
          />
          <Button kind="primary" size="large" type="submit" part="submit" busy={attempt.busy}>
            {t(attempt.busy ? 'envelope.sending' : 'envelope.send')}
          </Button>
        </>
      )}
      <p className="envelope-done" role="status">
        {done}
      </p>
    </form>
  );
}

/** What each gets, before it is sent. */
function Each({ total, count }: { total: number; count: number }) {
  const { money } = useCore();
  const t = useText();
  const { least, most } = shareOf(total, count);
  return least === most
    ? t('envelope.each', { count, amount: money.format(least) })
    : t('envelope.each-about', { count, least: money.format(least), most: money.format(most) });
}

function read(kept: string): readonly string[] {
  if (kept === '') return [];
  const accounts: unknown = JSON.parse(kept);
  return Array.isArray(accounts) ? accounts.map(String) : [];
}
