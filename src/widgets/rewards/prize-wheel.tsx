import { useState } from 'react';
import type { Draw, Prize } from '../../api/rewards.js';
import { useCore, useText } from '../core-context.js';
import { turnTo, wheelFields } from './wheel-fields.js';

const CENTRE = 120;
const RADIUS = 108;
const ROUNDS = 4;

/** The wheel with its prizes; it turns until the one that was won stands at the top. */
export function PrizeWheel({ prizes, won }: { prizes: readonly Prize[]; won?: Draw }) {
  const { money, language } = useCore();
  const t = useText();
  const fields = wheelFields(prizes);
  const [{ turn, of }, setTurned] = useState({ turn: 0, of: '' });
  if (won && won.id !== of) setTurned({ turn: turnTo(fields, won.prizeId, turn, ROUNDS), of: won.id });
  const rarest = Math.min(...prizes.map(({ chance }) => chance));
  const compact = new Intl.NumberFormat(language.locale());

  const label = ({ gives, amount, points }: Prize) => {
    if (gives === 'bonus') return money.format(amount).replace(/([.,])00(?=\D*$)/, '');
    return gives === 'points' ? t('rewards.points-short', { points: compact.format(points) }) : '–';
  };
  return (
    <>
      <ellipse className="art-shade" cx="120" cy="234" rx="70" ry="5" />
      <g className="art-shake">
        <circle className="wheel-rim" cx={CENTRE} cy={CENTRE} r={RADIUS + 6} />
        <g className="wheel-fields" style={{ transform: `rotate(${turn}deg)` }}>
          {fields.map(({ prize, from, to }, index) => (
            <g key={prize.id} className="wheel-field" data-tone={prize.gives === 'nothing' ? 'none' : prize.chance === rarest ? 'rare' : index % 2} data-won={won?.prizeId === prize.id || undefined}>
              <path d={`M${CENTRE} ${CENTRE} L${pointAt(from)} A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)} Z`} />
              <text x={CENTRE + RADIUS - 8} y={CENTRE} transform={`rotate(${(from + to) / 2 - 90} ${CENTRE} ${CENTRE})`}>
                {label(prize)}
              </text>
            </g>
          ))}
        </g>
        <circle className="wheel-hub" cx={CENTRE} cy={CENTRE} r="20" />
        <path className="wheel-pointer" d="M106 2 L134 2 L120 30 Z" />
      </g>
    </>
  );
}

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}`;
}
