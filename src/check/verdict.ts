import type { WidgetContract } from '../element/contract.js';
import type { Outcome } from './asker.js';

export interface WidgetReport {
  /** A tag, or what stands for all pages or the session. */
  name: string;
  /** `not-offered`: the platform's status says that it has not what it needs. `not-asked`: nothing that it needs was asked. */
  verdict: 'works' | 'works-without' | 'not-offered' | 'fails' | 'not-asked';
  /** What is missing, in words. */
  without: string[];
  /** Calls that fail. */
  failing: string[];
  /** Calls that were not asked. */
  notAsked: string[];
}

/**
 * Judges a widget. A call that it can do without may be absent (404, or switched off); one that is there and answers wrongly fails it,
 * because the widget shows an error in that place. What the status says to be lacking is not missed: nothing shows it.
 */
export function judgeWidget(
  name: string,
  { needs, without = {} }: WidgetContract['calls'],
  outcomeOf: (name: string) => Outcome,
): WidgetReport {
  const needed = needs.map(outcomeOf);
  const wished = Object.entries(without).map(([call, words]) => ({ outcome: outcomeOf(call), words }));
  const all = [...needed, ...wished.map(({ outcome }) => outcome)];
  const failing = [...needed.filter(({ state }) => state === 'absent'), ...all.filter(({ state }) => state === 'fails')].map(
    call => call.name,
  );
  const missing = [
    ...new Set(wished.filter(({ outcome }) => outcome.state === 'absent' || outcome.state === 'lacking').map(({ words }) => words)),
  ];
  const lacking = needed.filter(({ state }) => state === 'lacking');
  const isUnseen = (needed.length > 0 ? needed : all).every(({ state }) => state === 'not-asked') && all.length > 0;
  return {
    name,
    verdict:
      lacking.length > 0
        ? 'not-offered'
        : failing.length > 0
          ? 'fails'
          : isUnseen
            ? 'not-asked'
            : missing.length > 0
              ? 'works-without'
              : 'works',
    without: lacking.length > 0 ? lacking.map(call => call.name) : missing,
    failing: lacking.length > 0 ? [] : failing,
    notAsked: all.filter(({ state }) => state === 'not-asked').map(call => call.name),
  };
}
