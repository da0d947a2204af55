import { useState } from 'react';
import type { Draw, Prize } from '../../api/rewards/rewards.js';
import { useCore, useText } from '../../element/core-context.js';
import { turnTo, wheelFields } from './wheel-fields.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

const CENTRE = 120;
const MIDDLE = 128;
const RADIUS = 100;
const ROUNDS = 4;
/** Between hub and rim, and how wide a letter is of its size; a longer word is written smaller. */
const ROOM = 64;
const LETTER = 0.62;
const TEXT_SIZE = 13;

/** The wheel with its prizes; it turns until the one that was won stands at the top. */
export function PrizeWheel({ prizes, won }: { prizes: readonly Prize[]; won?: Draw }) {
  const { money, language } = useCore();
  const t = useText();
  const fields = wheelFields(prizes);
  const [{ turn, of }, setTurned] = useState({ turn: 0, of: '' });
  if (won && won.id !== of) setTurned({ turn: turnTo(fields, won.prizeId, turn, ROUNDS), of: won.id });
  const rarest = Math.min(...prizes.map(({ chance }) => chance));
  const compact = numberFormat(language.locale());

  const label = ({ gives, amount, points }: Prize) => {
    if (gives === 'bonus') return money.format(amount).replace(/([.,])00(?=\D*$)/, '');
    return gives === 'points' ? t('rewards.points-short', { points: compact.format(points) }) : t('rewards.nothing-short');
  };
  return (
    <>
      <ellipse className="art-shade" cx="120" cy="237" rx="70" ry="5" />
      <g className="art-shake">
        <circle className="wheel-rim" cx={CENTRE} cy={MIDDLE} r={RADIUS + 6} />
        <g className="wheel-fields" style={{ transform: `rotate(${turn}deg)` }}>
          {fields.map(({ prize, from, to }, index) => (
            <g
              key={prize.id}
              className="wheel-field"
              data-tone={prize.gives === 'nothing' ? 'none' : prize.chance === rarest ? 'rare' : index % 2}
              data-won={won?.prizeId === prize.id || undefined}
            >
              <path d={`M${CENTRE} ${MIDDLE} L${pointAt(from)} A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)} Z`} />
              <text
                x={CENTRE + RADIUS - 10}
                y={MIDDLE}
                fontSize={Math.min(TEXT_SIZE, ROOM / (LETTER * label(prize).length))}
                transform={`rotate(${(from + to) / 2 - 90} ${CENTRE} ${MIDDLE})`}
              >
                {label(prize)}
              </text>
            </g>
          ))}
        </g>
        <circle className="wheel-hub" cx={CENTRE} cy={MIDDLE} r="18" />
        <path className="wheel-pointer" d="M107 4 L133 4 L120 32 Z" />
      </g>
    </>
  );
}

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(2)}`;
}
