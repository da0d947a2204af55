import { useCore, useText } from '../../../element/core-context.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { chevronDown } from '../../../ui/atoms/icons.js';
import type { LobbyState, Stakes } from './lobby-state.js';

const BETS = [20, 50, 100]; // minor units
const LINES = [10, 20, 25, 50];

interface StakeSelectsProps {
  state: LobbyState;
  bets: boolean;
  lines: boolean;
  onChoose: (stakes: Partial<Stakes>) => void;
}

/** Least bet and least number of lines (API-31). What an address asks for beside the offered steps is offered too. */
export function StakeSelects({ state, bets, lines, onChoose }: StakeSelectsProps) {
  const { money } = useCore();
  const t = useText();
  return (
    <>
      {bets && (
        <Choice
          label={t('lobby.min-bet')}
          steps={BETS}
          value={state.minBet}
          text={step => t('lobby.min-bet-from', { amount: money.format(step) })}
          onChoose={minBet => onChoose({ minBet })}
        />
      )}
      {lines && (
        <Choice
          label={t('lobby.lines')}
          steps={LINES}
          value={state.minLines}
          text={step => t('lobby.lines-from', { number: step })}
          onChoose={minLines => onChoose({ minLines })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  steps: readonly number[];
  value: number;
  text: (step: number) => string;
  onChoose: (step: number) => void;
}

function Choice({ label, steps, value, text, onChoose }: ChoiceProps) {
  const offered = value > 0 && !steps.includes(value) ? [...steps, value].sort((a, b) => a - b) : steps;
  return (
    <span className="provider stake">
      <select
        aria-label={label}
        value={value}
        data-chosen={value > 0 || undefined}
        onChange={event => onChoose(Number(event.target.value))}
      >
        <option value={0}>{label}</option>
        {offered.map(step => (
          <option key={step} value={step}>
            {text(step)}
          </option>
        ))}
      </select>
      <Icon of={chevronDown} />
    </span>
  );
}
