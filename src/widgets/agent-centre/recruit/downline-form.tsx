import { useEffect, useRef, useState } from 'react';
import { openDownline } from '../../../core/agent/register-links.js';
import { neededRule, type FieldRules } from '../../../core/identity/identity.js';
import { checkField } from '../../../core/validation/check-field.js';
import { useCore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { copyText } from '../../../ui/share/copy-text.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { copy } from '../../../ui/atoms/icons.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { recruitFailure, useTermTexts } from './recruit-words.js';
import { givenTerms, rateFault, TERM_FIELDS, TermsFields, type Terms } from './terms-fields.js';

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
  const [opened, setOpened] = useState<Opened>();
  const draft = useDraft('downline');
  const form = useForm({
    draft,
    fields: ['username', 'password', ...TERM_FIELDS],
    rules,
    tell: recruitFailure,
    check: typed => ({
      username: checkField(neededRule(rules, 'username'), typed.username.trim()),
      password: checkField(neededRule(rules, 'password'), typed.password),
      rate: rateFault(terms, typed.rate, texts.rate),
    }),
    async send({ username, password }) {
      const { account, accountType } = await openDownline(core, { username: username.trim(), password, ...givenTerms(terms, draft) });
      draft.settle();
      setOpened({ account, password, accountType });
    },
  });
  return (
    <section className="card" aria-labelledby="downline">
      <h3 id="downline">{t('recruit.account')}</h3>
      <p className="form-text">{t('recruit.account-intro')}</p>
      {opened && <OpenedAccount key={opened.account} opened={opened} onClose={() => setOpened(undefined)} />}
      <Form key={draft.round} of={form} secret className="form recruit-form" aria-labelledby="downline">
        <DraftField {...form.field('username')} label={t('recruit.username')} help={t('recruit.username-help')} autoComplete="off" />
        <DraftField
          {...form.field('password')}
          secret
          label={t('recruit.password')}
          help={t('recruit.password-help')}
          autoComplete="new-password"
        />
        <TermsFields terms={terms} field={form.field} />
        <Submit of={form} part={undefined} text={t(form.busy ? 'recruit.opening' : 'recruit.open-account')} />
      </Form>
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
