import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';
import { moment, parse } from './parse.js';

export interface ClockAnswer {
  /** UTC milliseconds. */
  now: number;
  /** How far the sandbox is ahead of the machine, milliseconds. */
  offsetMs: number;
  frozen: boolean;
}

const YEAR_MS = 366 * 86_400_000;
const advanceBody = v.object({
  ms: v.pipe(
    v.number('Must be milliseconds.'),
    v.integer('Must be whole milliseconds.'),
    v.minValue(1, 'Must be at least 1 ms. To go back, set the clock.'),
    v.maxValue(YEAR_MS, 'Must be at most a year.'),
  ),
});
const setBody = v.object({ at: moment });

export function clockRoutes(scope: FastifyInstance, platform: Platform): void {
  const { clock, db } = platform;
  scope.get('/clock', () => answer());
  scope.post('/clock/advance', request => {
    const { ms } = parse(advanceBody, request.body);
    return turn(request, 'clock.advance', `${ms} ms`, () => clock.advance(ms));
  });
  scope.post('/clock/set', request => {
    const { at } = parse(setBody, request.body);
    return turn(request, 'clock.set', new Date(at).toISOString(), () => clock.set(at));
  });
  scope.post('/clock/freeze', request => turn(request, 'clock.freeze', '', () => clock.freeze()));
  scope.post('/clock/resume', request => turn(request, 'clock.resume', '', () => clock.run()));

  /** The clock stores itself on its own connection, so the audit row comes first: nothing is turned without a trace. */
  async function turn(request: FastifyRequest, action: string, ref: string, act: () => Promise<void>): Promise<ClockAnswer> {
    const { offsetMs, frozen } = answer();
    await audit(db, platform, request, { action, ref, before: { offsetMs, frozen, at: new Date(clock.now()).toISOString() } });
    await act();
    platform.events.emit('status-changed', undefined);
    return answer();
  }
  function answer(): ClockAnswer {
    const { offsetMs, frozenAt } = clock.state();
    return { now: clock.now(), offsetMs, frozen: frozenAt !== null };
  }
}
