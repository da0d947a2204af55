import { createRoot } from 'react-dom/client';
import { describe, expect, it, place, testCore, until } from '../../../tests/widgets-support/index.js';
import type { Core } from '../../core/parts/core.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import { useDraft, type FormDraft } from './form-draft.js';

describe('what was typed into a form', () => {
  it('loses its secrets after the last of several forms with it has gone, and one job waits for that', async () => {
    const { core, jobs } = watched(testCore().core);
    const forms = await Promise.all([stand(core), stand(core), stand(core)]);
    const { draft } = forms[0];
    draft.set('password', 'Demo1234');
    draft.set('username', 'demo_member');
    forms[0].end();
    forms[1].end();
    expect(jobs.size).to.equal(0);
    forms[2].end();
    expect(jobs.size).to.equal(1);
    const next = await stand(core);
    expect(jobs.size).to.equal(0);
    expect(next.draft.get('password')).to.equal('Demo1234');
    next.end();
    for (const run of jobs) run();
    expect([draft.get('password'), draft.get('username')]).to.deep.equal(['', 'demo_member']);
  });
});

/** A core whose scheduler keeps its jobs instead of running them. */
function watched(whole: Core) {
  const jobs = new Set<() => void>();
  const after = (_ms: number, run: () => void) => {
    jobs.add(run);
    return () => void jobs.delete(run);
  };
  return { core: { ...whole, scheduler: { ...whole.scheduler, after } }, jobs };
}

async function stand(core: Core) {
  const root = createRoot(place(document.createElement('div')));
  let draft: FormDraft | undefined;
  function Form() {
    const mine = useDraft('test');
    return <p ref={() => void (draft = mine)}>A form</p>;
  }
  root.render(
    <StandingContext value={standingIn(core)}>
      <Form />
    </StandingContext>,
  );
  await until(() => draft, 'the form stands');
  return { draft: draft!, end: () => root.unmount() };
}
