import { useState, type FormEvent } from 'react';
import type { ContractRow } from '../../contracts.js';
import type { HouseAnswer } from '../../house-contracts.js';
import { useConnection } from '../connection.js';
import { hrefOf, useRoute } from '../route.js';
import { ChoiceFilter } from '../ui/filters.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';
import { useAnswer } from '../use-answer.js';
import { CONTRACT_KINDS, kindLabel, PERIODS } from './contract-words.js';

type Kind = ContractRow['kind'];
type Level = Readonly<Record<string, string>>;

/** What a level of each kind says, the last of it what is paid. */
const LEVELS: Readonly<Record<Kind, [name: string, label: string][]>> = {
  dividend: [
    ['validBet', 'Valid bets from'],
    ['profitLoss', 'Team has lost from'],
    ['activeMembers', 'Active members from'],
    ['rate', 'Rate (%)'],
  ],
  daily: [
    ['betAmount', 'Bets of the day from'],
    ['rate', 'Rate (%)'],
  ],
  hour: [
    ['betAmount', 'Bets of the hour from'],
    ['amount', 'Amount for the hour'],
  ],
  realtime: [],
};
const CONDITIONS: [name: string, label: string][] = [
  ['minBetAmount', 'Minimum bets (empty: none)'],
  ['minActiveMembers', 'Minimum active members (empty: none)'],
  ['feeRate', 'Fee (%, at most 100; empty: none)'],
];
const MOST_LEVELS = 10;

/** Offers a contract of the house to an agent with nobody above it; the agent accepts or rejects it like any other. */
export function HouseOffer() {
  const answer = useAnswer<HouseAnswer>('/contracts/house');
  return (
    <>
      <p className="crumbs">
        <a href={hrefOf('contracts')}>Contracts</a>
      </p>
      <PageHead
        title="Offer a contract"
        text="The agent reads the offer in its agent centre and accepts or rejects it. Once accepted, its terms stay; another contract of the kind takes its place."
      />
      <Loaded {...answer} onRetry={answer.reload} rows={6}>
        {house => (house.agents.length === 0 ? <Empty>There is no agent with nobody above it.</Empty> : <OfferForm house={house} />)}
      </Loaded>
    </>
  );
}

function OfferForm({ house: { ceilings, agents } }: { house: HouseAnswer }) {
  const connection = useConnection();
  const { query } = useRoute();
  const [account, setAccount] = useState(query.get('account') ?? agents[0]?.account ?? '');
  const [kind, setKind] = useState<Kind>(CONTRACT_KINDS.find(([value]) => value === query.get('kind'))?.[0] ?? 'dividend');
  const [period, setPeriod] = useState('monthly');
  const [figures, setFigures] = useState<Level>({});
  const [levels, setLevels] = useState<readonly Level[]>([{}]);
  const [isSent, setSent] = useState(false);
  const columns = LEVELS[kind];
  const fields = [
    'account',
    'kind',
    'period',
    ...CONDITIONS.map(([name]) => name),
    ...(kind === 'realtime'
      ? ['profitSalaryRate', 'lossSalaryRate', 'singleBettingAmount']
      : ['tiers', ...levels.flatMap((_, index) => columns.map(([name]) => `tiers.${index}.${name}`))]),
  ];
  const { busy, problems, act } = useAct(field => fields.includes(field));
  useMarkUnsaved(!isSent && (Object.keys(figures).length > 0 || levels.some(level => Object.keys(level).length > 0)));

  async function send(event: FormEvent) {
    event.preventDefault();
    const body = { account, kind, period, ...figures, tiers: kind === 'realtime' ? [] : levels };
    if (!(await act(() => connection.call('/contracts', { method: 'POST', body }), `${account} has the offer: ${kindLabel(kind)}.`)))
      return;
    setSent(true);
    setFigures({});
    setLevels([{}]);
  }
  const figure = (name: string, label: string) => (
    <TextField
      key={name}
      label={label}
      problem={problems[name]}
      value={figures[name] ?? ''}
      onChange={value => setFigures({ ...figures, [name]: value })}
    />
  );
  const most =
    kind === 'hour'
      ? `at most ${(ceilings.contract_hour_max / 100).toFixed(2)}`
      : kind === 'realtime'
        ? ''
        : `at most ${ceilings[`contract_${kind}_max`] / 100}`;
  return (
    <Panel title="Terms">
      <form className="stack" noValidate onSubmit={event => void send(event)} onChange={() => setSent(false)}>
        <div className="inline-form">
          <ChoiceFilter
            label="Agent"
            all={null}
            problem={problems.account}
            value={account}
            options={agents.map(each => [each.account, each.account])}
            onChange={setAccount}
          />
          <ChoiceFilter
            label="Kind"
            all={null}
            problem={problems.kind}
            value={kind}
            options={CONTRACT_KINDS}
            onChange={value => setKind(value as Kind)}
          />
          <ChoiceFilter
            label={kind === 'dividend' ? 'Settled every' : 'Minimums count per'}
            all={null}
            problem={problems.period}
            value={period}
            options={PERIODS}
            onChange={setPeriod}
          />
        </div>
        {kind === 'realtime' ? (
          <div className="inline-form">
            {figure('profitSalaryRate', `Of bets that won (%), at most ${ceilings.contract_realtime_profit_max / 100}`)}
            {figure('lossSalaryRate', `Of bets that lost (%), at most ${ceilings.contract_realtime_loss_max / 100}`)}
            {figure('singleBettingAmount', 'Smaller bets do not count (empty: all do)')}
          </div>
        ) : (
          levels.map((level, index) => (
            <div key={index} className="inline-form" role="group" aria-label={`Level ${index + 1}`}>
              {columns.map(([name, label], at) => (
                <TextField
                  key={name}
                  label={at === columns.length - 1 ? `${label}, ${most}` : label}
                  problem={
                    problems[`tiers.${index}.${name}`] ??
                    (at === columns.length - 1 && index === levels.length - 1 ? problems.tiers : undefined)
                  }
                  value={level[name] ?? ''}
                  onChange={value => setLevels(levels.map((each, place) => (place === index ? { ...each, [name]: value } : each)))}
                />
              ))}
              {levels.length > 1 && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`Remove level ${index + 1}`}
                  onClick={() => setLevels(levels.filter((_, place) => place !== index))}
                >
                  Remove
                </button>
              )}
            </div>
          ))
        )}
        {kind !== 'realtime' && (
          <p>
            <button type="button" className="button" disabled={levels.length >= MOST_LEVELS} onClick={() => setLevels([...levels, {}])}>
              Add a level
            </button>
          </p>
        )}
        <div className="inline-form">{CONDITIONS.map(([name, label]) => figure(name, label))}</div>
        <button type="submit" className="button primary" disabled={busy}>
          Offer
        </button>
      </form>
    </Panel>
  );
}
