import type { Draw, Prize, TicketKind } from '../../api/rewards/rewards.js';
import { PrizeWheel } from './prize-wheel.js';

interface RaffleArtProps {
  kind: TicketKind;
  prizes: readonly Prize[];
  /** `still` before it is used. */
  phase?: 'still' | 'waiting' | 'revealing' | 'done' | 'failed';
  draw?: Draw;
  /** The prize, in words. */
  label?: string;
}

/** The egg, the envelope or the wheel: closed, under way, or open with the prize. The words beside it say the same. */
export function RaffleArt({ kind, prizes, phase = 'still', draw, label }: RaffleArtProps) {
  const isOpen = phase === 'revealing' || phase === 'done';
  return (
    <svg className="art" viewBox="0 0 240 240" data-kind={kind} data-phase={phase} aria-hidden="true">
      {kind === 'prize_wheel_ticket' ? (
        <PrizeWheel prizes={prizes} won={isOpen ? draw : undefined} />
      ) : kind === 'egg_ticket' ? (
        <Egg isOpen={isOpen} label={label} />
      ) : (
        <Envelope isOpen={isOpen} label={label} />
      )}
    </svg>
  );
}

const CRACK = 'L60 146 L84 124 L108 146 L132 124 L156 146 L180 124 L203 132';

/** A stripe in zigzag around the egg’s belly. */
const BAND =
  'M37 172 L58 186 L79 172 L100 186 L121 172 L142 186 L163 172 L184 186 L203 174 L201 186 L184 202 L163 188 L142 202 L121 188 L100 202 L79 188 L58 202 L39 186 Z';

function Egg({ isOpen, label }: { isOpen: boolean; label?: string }) {
  return (
    <g className="egg">
      <ellipse className="art-shade" cx="120" cy="226" rx="74" ry="8" />
      <g className="art-shake">
        {isOpen ? (
          <>
            <ellipse className="art-glow" cx="120" cy="128" rx="78" ry="84" />
            <g className="egg-bottom">
              <path
                className="egg-shell"
                d={`M37 132 ${CRACK} C205 140 206 146 206 152 C206 196 168 222 120 222 C72 222 34 196 34 152 C34 146 35 140 37 132 Z`}
              />
              <path className="egg-band" d={BAND} />
            </g>
            <Label text={label} y={104} />
            <g className="egg-top">
              <path className="egg-shell" d={`M37 132 ${CRACK} C198 96 170 24 120 24 C70 24 42 96 37 132 Z`} />
              <path className="egg-shine" d="M88 58 C74 74 64 94 60 112" />
            </g>
          </>
        ) : (
          <>
            <path
              className="egg-shell"
              d="M120 24 C170 24 206 104 206 152 C206 196 168 222 120 222 C72 222 34 196 34 152 C34 104 70 24 120 24 Z"
            />
            <path className="egg-band" d={BAND} />
            <path className="egg-shine" d="M88 58 C74 74 64 94 60 112" />
            <path className="egg-crack" d={`M37 132 ${CRACK}`} />
          </>
        )}
      </g>
    </g>
  );
}

function Envelope({ isOpen, label }: { isOpen: boolean; label?: string }) {
  return (
    <>
      <ellipse className="art-shade" cx="120" cy="226" rx="88" ry="7" />
      <g className="art-shake" data-open={isOpen || undefined}>
        <rect className="envelope-back" x="30" y="86" width="180" height="132" rx="10" />
        <path className="envelope-inside" d="M34 90 L120 24 L206 90 Z" />
        <g className="envelope-card">
          <rect x="46" y="96" width="148" height="112" rx="8" />
          <Label text={isOpen ? label : undefined} y={136} />
        </g>
        <path className="envelope-front" d="M30 92 L120 160 L210 92 L210 208 Q210 218 200 218 L40 218 Q30 218 30 208 Z" />
        <path className="envelope-flap" d="M38 86 L202 86 Q212 86 206 94 L128 154 Q120 160 112 154 L34 94 Q28 86 38 86 Z" />
        <g className="envelope-seal">
          <circle cx="120" cy="150" r="19" />
          <path d="M120 139 L123 147 L131 150 L123 153 L120 161 L117 153 L109 150 L117 147 Z" />
        </g>
      </g>
    </>
  );
}

const FITS = 7;

function Label({ text, y }: { text?: string; y: number }) {
  if (!text) return null;
  const size = text.length > FITS ? 22 : 34;
  return (
    <text className="art-label" x="120" y={y} fontSize={text.length > 2 * FITS ? 15 : size}>
      {text}
    </text>
  );
}
