import { useEffect, useRef } from 'react';
import type { ContractKind } from '../../api/team/contracts.js';
import { MOST_TIERS, TIER_COLUMNS, tierField, type TypedTier } from '../../core/contracts/offer-form.js';
import { useLocale, useText } from '../../element/core-context.js';
import { Button, IconButton } from '../../ui/atoms/button.js';
import { plus, x } from '../../ui/atoms/icons.js';
import { OfferField } from './offer-field.js';
import { TIER_WORDS } from './terms.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

interface TierFieldsProps {
  kind: ContractKind;
  tiers: readonly TypedTier[];
  /** What a level can pay at most, in words. */
  most?: string | undefined;
  say(field: string): string | undefined;
  /** `field`: what was corrected by it. */
  onChange(tiers: readonly TypedTier[], field: string): void;
}

/** The levels of an offer, one row each, to add and take away. */
export function TierFields({ kind, tiers, most, say, onChange }: TierFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const box = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current) box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const add = () => {
    wanted.current = `[data-level="${tiers.length}"] input`;
    onChange([...tiers, {}], '');
  };
  const remove = (index: number) => {
    wanted.current = '.offer-add';
    onChange(
      tiers.filter((_, at) => at !== index),
      '',
    );
  };
  return (
    <fieldset ref={box} className="offer-part">
      <legend>{t('contract.levels')}</legend>
      <p className="soft">{t('contract.levels-help')}</p>
      {tiers.map((tier, index) => (
        <div key={index} className="offer-level" data-level={index} role="group" aria-label={t('contract.level', { number: index + 1 })}>
          <span className="offer-number" aria-hidden="true">
            {numberFormat(locale).format(index + 1)}
          </span>
          <div className="offer-fields">
            {TIER_COLUMNS[kind].map(name => {
              const field = tierField(index, name);
              return (
                <OfferField
                  key={name}
                  name={field}
                  label={t(`contract.tier-${TIER_WORDS[name]}`) + (name === 'rate' ? ' (%)' : '')}
                  help={name === TIER_COLUMNS[kind].at(-1) ? most : undefined}
                  value={tier[name] ?? ''}
                  error={say(field)}
                  onChange={value =>
                    onChange(
                      tiers.map((each, at) => (at === index ? { ...each, [name]: value } : each)),
                      field,
                    )
                  }
                />
              );
            })}
          </div>
          {tiers.length > 1 && (
            <IconButton icon={x} label={t('contract.level-remove', { number: index + 1 })} onClick={() => remove(index)} />
          )}
        </div>
      ))}
      <Button icon={plus} className="offer-add" disabled={tiers.length >= MOST_TIERS} onClick={add}>
        {t('contract.level-add')}
      </Button>
    </fieldset>
  );
}
