import { openLink } from '../../../core/agent/register-links.js';
import type { FieldRules } from '../../../core/identity/identity.js';
import { checkField } from '../../../core/validation/check-field.js';
import { useCore, useText } from '../../../element/core-context.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { recruitFailure, useTermTexts } from './recruit-words.js';
import { DraftSelect, givenTerms, rateFault, TERM_FIELDS, TermsFields, type Terms } from './terms-fields.js';

/** A new code: the agent's own word, or one that the platform makes (AGT-05, O-54). */
export function NewLinkForm({ terms, rules }: { terms: Terms; rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const texts = useTermTexts();
  const draft = useDraft('register-link');
  const form = useForm({
    draft,
    fields: ['code', 'domain', ...TERM_FIELDS],
    rules,
    ruleNames: { code: 'affiliateCode' },
    tell: recruitFailure,
    check({ code, rate }) {
      const rule = rules.of('affiliateCode');
      return {
        code: code.trim() !== '' && rule ? checkField(rule, code.trim()) : undefined,
        rate: rateFault(terms, rate, texts.rate),
      };
    },
    async send({ code }) {
      const link = await openLink(core, { code: code.trim(), domain: draft.get('domain'), ...givenTerms(terms, draft) });
      draft.settle();
      return link.code;
    },
  });
  const field: typeof form.field = name => ({
    ...form.field(name),
    onCorrect(corrected) {
      form.forget();
      form.correct(corrected);
    },
  });
  const domains = [{ value: '', text: t('recruit.everywhere') }, ...terms.domains.map(domain => ({ value: domain, text: domain }))];

  return (
    <section className="card" aria-labelledby="new-code">
      <h3 id="new-code">{t('recruit.new')}</h3>
      <Form key={draft.round} of={form} className="form recruit-form" aria-labelledby="new-code">
        <DraftField
          {...field('code')}
          label={t('recruit.code')}
          help={t('recruit.code-help')}
          required={false}
          autoComplete="off"
          maxLength={32}
        />
        <TermsFields terms={terms} field={field} />
        {terms.domains.length > 0 && (
          <DraftSelect {...field('domain')} label={t('recruit.domain')} help={t('recruit.domain-help')} options={domains} />
        )}
        <Submit of={form} part={undefined} text={t(form.busy ? 'recruit.opening' : 'recruit.open')} />
      </Form>
      <p className="recruit-done" role="status">
        {form.sent && t('recruit.opened', { code: form.sent })}
      </p>
    </section>
  );
}
