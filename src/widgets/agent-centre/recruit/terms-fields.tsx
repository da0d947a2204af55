import { percentOf } from '../../../core/agent/register-links.js';
import type { MessageText } from '../../../core/parts/core.js';
import type { RegisterLinks } from '../../../api/team/register-links.js';
import { useText } from '../../../element/core-context.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { SelectField } from '../../../ui/form/select-field.js';
import type { FormDraft } from '../../../ui/form/form-draft.js';
import { useTermTexts } from './recruit-words.js';

/** What the agent may give. */
export type Terms = Omit<RegisterLinks, 'list'>;
/** What they are called. */
export const TERM_FIELDS = ['accountType', 'rate'] as const;
interface ForField {
  name: string;
  draft: FormDraft;
  error?: string;
  onCorrect(field: string): void;
}
interface TermsFieldsProps {
  terms: Terms;
  field(name: (typeof TERM_FIELDS)[number]): ForField;
}

/** Type and rate of who joins. A choice of one is none, and where no rate may be given nobody is asked for it. */
export function TermsFields({ terms: { accountTypes, rateMax }, field }: TermsFieldsProps) {
  const t = useText();
  const texts = useTermTexts();
  const options = accountTypes.map(type => ({ value: String(type), text: texts.type(type) }));
  return (
    <>
      {options.length > 1 && (
        <DraftSelect {...field('accountType')} label={t('recruit.type')} help={t('recruit.type-help')} options={options} />
      )}
      {rateMax > 0 && (
        <DraftField
          {...field('rate')}
          label={t('recruit.rate')}
          help={t('recruit.rate-help', { max: texts.rate(rateMax) })}
          required={false}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
      )}
    </>
  );
}

/** A choice that outlives its form; the first stands when none was made. */
export function DraftSelect({
  name,
  label,
  help,
  options,
  draft,
  error,
  onCorrect,
}: ForField & {
  label: string;
  help?: string;
  options: readonly { value: string; text: string }[];
}) {
  return (
    <SelectField
      name={name}
      label={label}
      help={help}
      error={error}
      value={draft.get(name) || (options[0]?.value ?? '')}
      options={options}
      onChange={value => {
        draft.change({ [name]: value });
        onCorrect(name);
      }}
    />
  );
}

/** Type and rate that the form says. */
export function givenTerms({ accountTypes }: Terms, draft: FormDraft): { accountType: number; rate?: number } {
  const rate = percentOf(draft.get('rate'));
  return { accountType: Number(draft.get('accountType') || (accountTypes[0] ?? 0)), ...(rate !== undefined && { rate }) };
}

/** What is wrong with a typed rate; `write` tells percent. */
export function rateFault({ rateMax }: Terms, typed: string, write: (rate: number) => string): MessageText | undefined {
  if (typed.trim() === '') return undefined;
  const rate = percentOf(typed);
  return rate === undefined || rate > rateMax ? { key: 'recruit.rate-wrong', values: { max: write(rateMax) } } : undefined;
}
