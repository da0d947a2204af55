import { useState } from 'react';
import { downlines } from '../../core/agent/team.js';
import { contractFailure, contracts, sendOffer } from '../../core/contracts/contracts.js';
import {
  checkOffer,
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  EMPTY_OFFER,
  offerFaults,
  TIER_COLUMNS,
  type TypedOffer,
} from '../../core/contracts/offer-form.js';
import type { TextKey } from '../../core/parts/core.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { SelectField } from '../../ui/form/select-field.js';
import { Submit } from '../../ui/form/form.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft } from '../../ui/atoms/icons.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import css from './offer-form.css';
import { OfferField } from './offer-field.js';
import type { SectionProps } from './sections.js';
import { TierFields } from './tier-fields.js';
import { useWords } from './use-words.js';

type TextName = Exclude<keyof TypedOffer, 'account' | 'kind' | 'period' | 'tiers'>;

/** Errors whose words name the bound where it is known, by those that do not. */
const BOUNDED: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'contract.too-high': 'contract.too-high-most',
  'contract.rate-wrong': 'contract.rate-wrong-most',
  'contract.amount-wrong': 'contract.amount-wrong-most',
};

/** Offers a contract to a direct downline (AGT-38, ROL-26). What is typed outlives the form until it is sent. */
export const OfferForm = part(OfferFormView, { css: [css] });

function OfferFormView({ kind, downline, emit, onShow }: SectionProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('contract-offer');
  const [typed, setTyped] = useState<TypedOffer>(() => {
    const kept = draft.get('form');
    const before = kept === '' ? EMPTY_OFFER : (JSON.parse(kept) as TypedOffer);
    return { ...before, account: downline || before.account, kind: CONTRACT_KINDS.find(known => known === kind) ?? before.kind };
  });
  const { rate, tier } = useWords();
  // What the account has itself, and so can give at most; a platform may not say it.
  const { data } = useQuery(contracts(core));
  const bound = data?.bounds?.find(each => each.kind === typed.kind);
  // The nearest first; of a team that one page does not hold, those that fit what is typed.
  const account = typed.account.trim().toLowerCase();
  const nearest = useQuery(downlines(core, { upline: '', account: '', level: 1, page: 1 })).data;
  const fitting = useQuery(downlines(core, { upline: '', account: (nearest?.totalPages ?? 1) > 1 ? account : '', level: 1, page: 1 })).data;
  const choices = (fitting ?? nearest)?.list.map(each => each.account);
  const waits = data?.contracts.some(
    each => each.direction === 'given' && each.status === 'offered' && each.kind === typed.kind && each.account.toLowerCase() === account,
  );
  const form = useForm({
    draft,
    tell: contractFailure,
    check: () => checkOffer(typed, data?.bounds).wrong,
    async send() {
      const { offer } = checkOffer(typed, data?.bounds);
      await sendOffer(core, offer);
      draft.drop();
      emit('gp-contract', { id: '', kind: offer.kind, action: 'offer' });
      onShow('given', offer.account);
    },
    faults: failure => offerFaults(failure, checkOffer(typed).offer),
  });
  const { errors } = form;
  const change = (changed: Partial<TypedOffer>, field: string) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    draft.set('form', JSON.stringify(next));
    form.correct(field);
  };
  /** What a field that pays can pay at most, in words; undefined where nothing is known to bound it. */
  const mostOf = (field: string): string | undefined => {
    if (!bound) return undefined;
    const name = field.slice(field.lastIndexOf('.') + 1);
    if (name === 'profitSalaryRate' || name === 'lossSalaryRate' || name === 'rate') return rate(bound[name] ?? 0);
    return name === 'amount' ? tier(name, bound.amount) : undefined;
  };
  const helpOf = (field: string) => {
    const most = mostOf(field);
    return most === undefined ? undefined : t('contract.at-most', { most });
  };
  // By the bound of now: after a refusal the lists have been asked for anew.
  const say = (field: string) => {
    const error = errors[field];
    const bounded = error && BOUNDED[error.key];
    const most = bounded && mostOf(field);
    return error && (most ? t(bounded, { most }) : t(error.key, error.values));
  };
  const text = (name: TextName, label: string, help?: string) => (
    <OfferField
      name={name}
      label={label}
      help={help}
      value={typed[name]}
      error={say(name)}
      onChange={value => change({ [name]: value }, name)}
    />
  );
  // What the platform says of a field that is not shown.
  const elsewhere = Object.keys(errors).find(name => !form.ref.current?.elements.namedItem(name));
  const hasTiers = TIER_COLUMNS[typed.kind].length > 0;
  return (
    <form {...form.props} className="panel form offer" aria-labelledby="offer-title">
      <button type="button" className="link offer-back" onClick={() => onShow('given')}>
        <Icon of={arrowLeft} mirrored /> {t('contract.back-to-given')}
      </button>
      <h3 id="offer-title">{t('contract.offer')}</h3>
      <FormMessage text={form.message ?? (elsewhere && say(elsewhere))} />
      <div className="offer-fields">
        <OfferField
          name="account"
          label={t('contract.account')}
          help={t('contract.account-help')}
          value={typed.account}
          choices={choices}
          error={say('account') ?? (waits ? t('contract.open-offer') : undefined)}
          onChange={value => change({ account: value }, 'account')}
        />
        <SelectField
          name="kind"
          label={t('contract.kind')}
          error={say('kind') ?? (data?.bounds && !bound ? t('contract.none-received') : undefined)}
          value={typed.kind}
          options={CONTRACT_KINDS.map(value => ({ value, text: t(`contract.kind-${value}`) }))}
          onChange={chosen => change({ kind: chosen }, 'kind')}
        />
        <SelectField
          name="period"
          label={t('contract.period')}
          help={
            typed.kind !== 'dividend'
              ? t('contract.period-counted')
              : bound?.period
                ? t('contract.period-most', { period: t(`contract.period-${bound.period}`) })
                : t('contract.period-paid')
          }
          error={say('period')}
          value={typed.period}
          options={CONTRACT_PERIODS.map(value => ({ value, text: t(`contract.period-${value}`) }))}
          onChange={period => change({ period }, 'period')}
        />
      </div>
      <p className="soft">{t(typed.kind === 'dividend' ? `contract.dividend-${typed.period}` : `contract.says-${typed.kind}`)}</p>
      {hasTiers ? (
        <TierFields
          kind={typed.kind}
          tiers={typed.tiers}
          most={helpOf(typed.kind === 'hour' ? 'amount' : 'rate')}
          say={say}
          onChange={(tiers, field) => change({ tiers }, field)}
        />
      ) : (
        <fieldset className="offer-part">
          <legend>{t('contract.rates')}</legend>
          <div className="offer-fields">
            {text('profitSalaryRate', t('contract.profit-rate-typed'), helpOf('profitSalaryRate'))}
            {text('lossSalaryRate', t('contract.loss-rate-typed'), helpOf('lossSalaryRate'))}
            {text('singleBettingAmount', t('contract.single-bet'), t('contract.single-bet-help'))}
          </div>
        </fieldset>
      )}
      <fieldset className="offer-part">
        <legend>{t('contract.conditions')}</legend>
        <div className="offer-fields">
          {text('minBetAmount', t('contract.min-bet'), t('contract.optional'))}
          {text('minActiveMembers', t('contract.min-active'), t('contract.optional'))}
          {text('feeRate', t('contract.fee-typed'), t('contract.fee-help'))}
        </div>
      </fieldset>
      <Submit of={form} text={t(form.busy ? 'contract.sending' : 'contract.send')} />
    </form>
  );
}
