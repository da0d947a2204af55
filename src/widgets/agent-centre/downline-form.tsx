import { useEffect, useRef, useState, type FormEvent } from 'react';
import { openDownline } from '../../core/agent/register-links.js';
import { neededRule, type FieldRules } from '../../core/identity.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { DraftField } from '../ui/draft-field.js';
import { FormMessage } from '../ui/form-message.js';
import { copy } from '../ui/icons.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { recruitFailure, useTermTexts } from './recruit-words.js';
import { givenTerms, rateFault, TermsFields, type Terms } from './terms-fields.js';

interface Opened {
  account: string;
  password: string;
  accountType: number;
}

/** Opens an account directly below the agent, by the rules of registration (AGT-05, O-55, INV-28). */
export function DownlineForm({ terms, rules }: { terms: Terms; rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const texts = useTermTexts();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('downline');
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const attempt = useAttempt({ rules, tell: recruitFailure, onFail: () => undefined });
  const say = (field: string) => attempt.errors[field] && t(attempt.errors[field].key, attempt.errors[field].values);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = draft.get('username').trim();
    const password = draft.get('password');
    const wrong = onlyWrong({
      username: checkField(neededRule(rules, 'username'), username),
      password: checkField(neededRule(rules, 'password'), password),
      rate: rateFault(terms, draft.get('rate'), texts.rate),
    });
    const found = await attempt.run(wrong, async () => {
      const { account, accountType } = await openDownline(core, { username, password, ...givenTerms(terms, draft) });
      draft.drop();
      setRound(count => count + 1);
      setOpened({ account, password, accountType });
    });
    focusFirst(form.current, found);
  };
  return (
    <section className="card" aria-labelledby="downline">
      <h3 id="downline">{t('recruit.account')}</h3>
      <p className="form-text">{t('recruit.account-intro')}</p>
      {opened && <OpenedAccount key={opened.account} opened={opened} onClose={() => setOpened(undefined)} />}
      <form
        ref={form}
        key={round}
        className="form recruit-form"
        part="form"
        method="post"
        noValidate
        onFocus={core.session.prepareLogin}
        onSubmit={event => void onSubmit(event)}
        aria-labelledby="downline"
      >
        <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
        <DraftField
          name="username"
          label={t('recruit.username')}
          help={t('recruit.username-help')}
          autoComplete="off"
          draft={draft}
          error={say('username')}
          onCorrect={attempt.correct}
        />
        <DraftField
          secret
          name="password"
          label={t('recruit.password')}
          help={t('recruit.password-help')}
          autoComplete="new-password"
          draft={draft}
          error={say('password')}
          onCorrect={attempt.correct}
        />
        <TermsFields terms={terms} draft={draft} say={say} onCorrect={attempt.correct} />
        <Button kind="primary" size="large" type="submit" busy={attempt.busy}>
          {t(attempt.busy ? 'recruit.opening' : 'recruit.open-account')}
        </Button>
      </form>
    </section>
  );
}

/** What the agent hands over; gone with the page, and kept nowhere. */
function OpenedAccount({ opened: { account, password, accountType }, onClose }: { opened: Opened; onClose(): void }) {
  const core = useCore();
  const t = useText();
  const texts = useTermTexts();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} className="recruit-opened" role="status" tabIndex={-1}>
      <strong>{t('recruit.account-opened', { account, type: texts.type(accountType) })}</strong>
      <p>{t('recruit.account-opened-text')}</p>
      <div className="recruit-ways">
        <Button kind="primary" icon={copy} onClick={() => void copyText(core, t('recruit.hand-over', { account, password }))}>
          {t('recruit.copy-login')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </div>
  );
}
