import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PROMOTION_CATEGORIES, PROMOTION_KINDS, PROMOTION_TAGS } from '../../../../../src/api/rewards/promotion-names.js';
import { TICKET_KINDS } from '../../../../../src/api/rewards/reward-names.js';
import { forOperatorsLanguages, OPERATORS_LANGUAGES, type OperatorsLanguage } from '../../../languages.js';
import type { PromotionRow } from '../../promotions.js';
import { minorUnitsOf, wholeOf } from '../amount.js';
import { titled } from '../labels.js';
import { Field } from '../ui/field.js';
import { ChoiceFilter, TimeFilter } from '../ui/filters.js';
import { HtmlPreview } from '../ui/html-preview.js';
import { LanguageChoice } from '../ui/language-choice.js';
import { Panel } from '../ui/page-head.js';
import { PictureField } from '../ui/picture-field.js';
import { TextField } from '../ui/text-field.js';
import { Toggle } from '../ui/toggle.js';
import { useMarkUnsaved } from '../unsaved.js';

const WORDS = { title: '', summary: '', content: '' };
const MISSION = { metric: 'bets', target: 20, gameType: '' } as const;
export const NEW_PROMOTION: PromotionRow = {
  id: 0,
  category: 'newbie',
  tags: [],
  kind: 'application',
  image: '/art/story/welcome.svg',
  startsAt: null,
  endsAt: null,
  needsComment: false,
  needsImages: false,
  rewardAmount: 0,
  ticketKind: null,
  tickets: 0,
  mission: null,
  active: true,
  sort: 0,
  texts: forOperatorsLanguages(() => WORDS),
};
const KINDS: Record<string, string> = {
  application: 'Apply, and wait for your word',
  sign_in: 'Sign in once a day',
  mission: 'Run a mission',
  event: 'Join',
};

/** All that a promotion is, with its text as the site will show it. */
export function PromotionEditor({
  item,
  busy,
  problems,
  onSave,
  onClose,
}: {
  item: PromotionRow;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onSave: (item: PromotionRow) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(item);
  const [language, setLanguage] = useState<OperatorsLanguage>('EN');
  const [bonus, setBonus] = useState(amountText(item.rewardAmount));
  const [target, setTarget] = useState(
    item.mission?.metric === 'stake' ? amountText(item.mission.target) : String(item.mission?.target ?? MISSION.target),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const set = (changes: Partial<PromotionRow>) => setDraft(before => ({ ...before, ...changes }));
  const mission = draft.mission ?? MISSION;
  const next: PromotionRow = {
    ...draft,
    rewardAmount: bonus.trim() === '' ? 0 : (minorUnitsOf(bonus) ?? NaN),
    mission:
      draft.kind === 'mission'
        ? { ...mission, target: (mission.metric === 'stake' ? minorUnitsOf(target) : wholeOf(target)) ?? NaN }
        : null,
  };
  useMarkUnsaved(JSON.stringify(next) !== JSON.stringify(item));
  // What is wrong must be seen: the other language comes to the front when only its words are.
  useEffect(() => {
    const wrong = OPERATORS_LANGUAGES.filter(name => Object.keys(problems).some(field => field.startsWith(`texts.${name}.`)));
    const [first] = wrong;
    if (first) setLanguage(shown => (wrong.includes(shown) ? shown : first));
  }, [problems]);
  const texts = draft.texts[language];
  const write = (changes: Partial<typeof texts>) => set({ texts: { ...draft.texts, [language]: { ...texts, ...changes } } });

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(next);
  }

  return (
    <Panel
      title={item.id === 0 ? 'New promotion' : `Promotion ${item.id}`}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <form ref={form} className="stack" onSubmit={save}>
        <div className="inline-form">
          <ChoiceFilter
            label="Category"
            all={null}
            problem={problems.category}
            value={draft.category}
            options={PROMOTION_CATEGORIES.map(name => [name, titled(name)])}
            onChange={name => set({ category: PROMOTION_CATEGORIES.find(each => each === name) ?? 'newbie' })}
          />
          <ChoiceFilter
            label="Members"
            all={null}
            problem={problems.kind}
            value={draft.kind}
            options={PROMOTION_KINDS.map(name => [name, KINDS[name] ?? name])}
            onChange={name => set({ kind: PROMOTION_KINDS.find(each => each === name) ?? 'event' })}
          />
          <TextField label="Bonus" problem={problems.rewardAmount} value={bonus} onChange={setBonus} />
          <ChoiceFilter
            label="Tickets"
            all="None"
            value={draft.ticketKind ?? ''}
            options={TICKET_KINDS.map(name => [name, titled(name)])}
            onChange={name =>
              set({ ticketKind: TICKET_KINDS.find(each => each === name) ?? null, tickets: name === '' ? 0 : Math.max(1, draft.tickets) })
            }
          />
          {draft.ticketKind !== null && (
            <TextField
              label="How many tickets"
              type="number"
              problem={problems.tickets}
              value={String(draft.tickets)}
              onChange={tickets => set({ tickets: Number(tickets) })}
            />
          )}
          <TimeFilter
            label="From"
            problem={problems.startsAt}
            value={draft.startsAt === null ? '' : String(draft.startsAt)}
            onChange={at => set({ startsAt: at === '' ? null : Number(at) })}
          />
          <TimeFilter
            label="Until"
            problem={problems.endsAt}
            value={draft.endsAt === null ? '' : String(draft.endsAt)}
            onChange={at => set({ endsAt: at === '' ? null : Number(at) })}
          />
          <TextField
            label="Order"
            type="number"
            problem={problems.sort}
            value={String(draft.sort)}
            onChange={sort => set({ sort: Number(sort) })}
          />
        </div>
        {draft.kind === 'mission' && (
          <div className="inline-form">
            <ChoiceFilter
              label="What counts"
              all={null}
              value={mission.metric}
              options={[
                ['bets', 'Bets'],
                ['stake', 'Money staked'],
              ]}
              onChange={name => set({ mission: { ...mission, metric: name === 'stake' ? 'stake' : 'bets' } })}
            />
            <TextField
              label={mission.metric === 'stake' ? 'Amount to reach' : 'Bets to reach'}
              problem={problems['mission.target'] ?? problems.mission}
              value={target}
              onChange={setTarget}
            />
            <TextField
              label="Games, such as RNG (empty: all)"
              problem={problems['mission.gameType']}
              value={mission.gameType}
              onChange={gameType => set({ mission: { ...mission, gameType: gameType.toUpperCase() } })}
            />
          </div>
        )}
        <div className="buttons">
          <Toggle showLabel label="Shown in the site" on={draft.active} onChange={active => set({ active })} />
          {draft.kind === 'application' && (
            <Toggle showLabel label="Asks for a comment" on={draft.needsComment} onChange={needsComment => set({ needsComment })} />
          )}
          {draft.kind === 'application' && (
            <Toggle showLabel label="Asks for pictures" on={draft.needsImages} onChange={needsImages => set({ needsImages })} />
          )}
        </div>
        <div className="buttons" role="group" aria-label="Tags">
          {PROMOTION_TAGS.map(tag => (
            <Toggle
              key={tag}
              showLabel
              label={tag === 'vip' ? 'VIP' : titled(tag)}
              on={draft.tags.includes(tag)}
              onChange={on => set({ tags: PROMOTION_TAGS.filter(each => (each === tag ? on : draft.tags.includes(each))) })}
            />
          ))}
        </div>
        <PictureField optional label="Picture" problem={problems.image} value={draft.image} onChange={image => set({ image })} />
        <LanguageChoice value={language} onChoose={setLanguage} />
        <TextField
          label={`Title, ${language}`}
          problem={problems[`texts.${language}.title`]}
          value={texts.title}
          onChange={title => write({ title })}
        />
        <TextField
          label={`In one sentence, ${language}`}
          problem={problems[`texts.${language}.summary`]}
          value={texts.summary}
          onChange={summary => write({ summary })}
        />
        <Field label={`Text as HTML, ${language}`} problem={problems[`texts.${language}.content`]}>
          {attributes => (
            <textarea
              className="code"
              rows={6}
              value={texts.content}
              {...attributes}
              onChange={event => write({ content: event.target.value })}
            />
          )}
        </Field>
        {texts.content !== '' && <HtmlPreview label={`Preview, ${language}`} html={texts.content} lang={language} />}
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      </form>
    </Panel>
  );
}

/** Empty for nothing. */
function amountText(minor: number): string {
  return minor > 0 ? (minor / 100).toFixed(2) : '';
}
