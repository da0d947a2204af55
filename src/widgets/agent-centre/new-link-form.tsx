import { useRef, useState, type FormEvent } from 'react';
import { openLink } from '../../core/agent/register-links.js';
import type { FieldRules } from '../../core/identity.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { recruitFailure, useTermTexts } from './recruit-words.js';
import { DraftSelect, givenTerms, rateFault, TermsFields, type Terms } from './terms-fields.js';

/** A new code: the agent's own word, or one that the platform makes (AGT-05, O-54). */
export function NewLinkForm({ terms, rules }: { terms: Terms; rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const texts = useTermTexts();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('register-link');
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const attempt = useAttempt({ rules, ruleNames: { code: 'affiliateCode' }, tell: recruitFailure, onFail: () => undefined });
  const say = (field: string) => attempt.errors[field] && t(attempt.errors[field].key, attempt.errors[field].values);
  const correct = (field: string) => {
    setDone('');
    attempt.correct(field);
  };
  const domains = [{ value: '', text: t('recruit.everywhere') }, ...terms.domains.map(domain => ({ value: domain, text: domain }))];

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone('');
    const code = draft.get('code').trim();
    const rule = rules.of('affiliateCode');
    const wrong = onlyWrong({
      code: code !== '' && rule ? checkField(rule, code) : undefined,
      rate: rateFault(terms, draft.get('rate'), texts.rate),
    });
    const found = await attempt.run(wrong, async () => {
      const link = await openLink(core, { code, domain: draft.get('domain'), ...givenTerms(terms, draft) });
      draft.drop();
      setRound(count => count + 1);
      setDone(link.code);
    });
    focusFirst(form.current, found);
  };
  return (
    <section className="card" aria-labelledby="new-code">
      <h3 id="new-code">{t('recruit.new')}</h3>
      <form
        ref={form}
        key={round}
        className="form recruit-form"
        part="form"
        noValidate
        onSubmit={event => void onSubmit(event)}
        aria-labelledby="new-code"
      >
        <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
        <DraftField
          name="code"
          label={t('recruit.code')}
          help={t('recruit.code-help')}
          required={false}
          autoComplete="off"
          maxLength={32}
          draft={draft}
          error={say('code')}
          onCorrect={correct}
        />
        <TermsFields terms={terms} draft={draft} say={say} onCorrect={correct} />
        {terms.domains.length > 0 && (
          <DraftSelect
            name="domain"
            label={t('recruit.domain')}
            help={t('recruit.domain-help')}
            options={domains}
            draft={draft}
            error={say('domain')}
            onCorrect={correct}
          />
        )}
        <Button kind="primary" size="large" type="submit" busy={attempt.busy}>
          {t(attempt.busy ? 'recruit.opening' : 'recruit.open')}
        </Button>
      </form>
      <p className="recruit-done" role="status">
        {done && t('recruit.opened', { code: done })}
      </p>
    </section>
  );
}
