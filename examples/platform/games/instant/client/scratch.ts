import { element } from '../../client/element.js';
import { wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import { PRIZES, type ScratchOutcome } from '../scratch.js';
import type { Presenter, PresenterOptions } from './presenter.js';

/** Nine covered fields; they open at a touch, or all at once. The round is booked when the card is bought. */
export function scratchPresenter({ t, money, figures: { times, list }, say }: PresenterOptions): Presenter {
  const fields = Array.from({ length: 9 }, (_, i) =>
    element('button', { type: 'button', className: 'field', disabled: true, aria: { label: fill(t.field, { number: i + 1 }) } }),
  );
  const all = element('button', { type: 'button', className: 'option', textContent: t.revealAll, hidden: true });
  let shown: number | undefined;

  function open(field: HTMLButtonElement, text: string): void {
    field.textContent = text;
    field.setAttribute('aria-label', text);
    field.classList.add('open');
    field.disabled = true;
  }
  return {
    node: element('div', { className: 'ticket' }, element('div', { className: 'fields' }, ...fields), all),
    choices: [],
    choice: () => ({}),
    async show(outcome, stake) {
      shown = stake;
      for (const field of fields) {
        field.className = 'field';
        field.textContent = '';
      }
      const { fields: amounts, prize } = (await outcome).result as ScratchOutcome;
      const textOf = (field: number): string => money(((PRIZES[amounts[field] ?? 0]?.[0] ?? 0) * stake) / 100);
      say(t.scratchNow);
      await new Promise<void>(resolve => {
        const done = (): void => {
          all.hidden = true;
          resolve();
        };
        const openAll = (): void => {
          fields.forEach((field, i) => !field.classList.contains('open') && open(field, textOf(i)));
          done();
        };
        fields.forEach((field, i) => {
          field.disabled = false;
          field.onclick = () => {
            open(field, textOf(i));
            if (fields.every(other => other.classList.contains('open'))) done();
            else fields.find(other => !other.classList.contains('open'))?.focus({ preventScroll: true });
          };
        });
        all.hidden = false;
        all.onclick = openAll;
        all.focus({ preventScroll: true });
        if (wantsLessMotion() && document.hidden) openAll();
      });
      if (prize >= 0) fields.forEach((field, i) => field.classList.toggle('won', amounts[i] === prize));
    },
    tell({ result, multiple }) {
      return (result as ScratchOutcome).prize < 0 ? t.noPrize : fill(t.prize, { amount: money((multiple * (shown ?? 0)) / 100) });
    },
    table: () => list(PRIZES.map(([pays, count]) => `${count} × ${times(pays)}`)),
  };
}
