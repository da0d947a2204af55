import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, place, testCore, until } from '../../../tests/widgets-support/index.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import { Pagination } from './pagination.js';

describe('Pagination', () => {
  let root: Root | undefined;
  afterEach(() => root?.unmount());

  it('who turns the page at the end of a list reads on at its start, on a page and in a box that scrolls', async () => {
    for (const around of ['', 'position: fixed; inset-block: 60px 0; overflow-y: auto']) {
      const { box, turned } = show(around);
      const next = await until(() => box.querySelectorAll<HTMLElement>('.pages-page')[1], 'the pager');
      next.scrollIntoView({ block: 'end' });
      next.focus();
      const list = box.querySelector('.list')!;
      const edge = around ? 60 : 0;
      expect(list.getBoundingClientRect().top).to.be.lessThan(edge);
      next.click();
      expect(turned).to.deep.equal([2]);
      const { top } = list.getBoundingClientRect();
      expect(top).to.be.within(edge, edge + 100);
      expect(document.activeElement).to.equal(next);
      root?.unmount();
    }
  });

  it('a list whose start is in sight stays where it is', async () => {
    const { box } = show('', 40);
    const next = await until(() => box.querySelectorAll<HTMLElement>('.pages-page')[1], 'the pager');
    const before = window.scrollY;
    next.click();
    expect(window.scrollY).to.equal(before);
  });

  it('CON-47 shows five pages around the current one and two at each end, with gaps between', async () => {
    const { box } = show('', 40, [10, 30]);
    const pages = await until(() => box.querySelector('.pages-list'), 'the pager');
    expect([...pages.children].map(({ textContent }) => textContent)).to.deep.equal([
      '1',
      '2',
      '…',
      '8',
      '9',
      '10',
      '11',
      '12',
      '…',
      '29',
      '30',
    ]);
    expect(pages.querySelector('[aria-current=page]')?.textContent).to.equal('10');
  });

  function show(around: string, height = 3000, [page, total]: [page: number, total: number] = [1, 3]) {
    const { core } = testCore();
    const box = place(document.createElement('div'));
    box.style.cssText = around;
    const turned: number[] = [];
    root = createRoot(box);
    root.render(
      <StandingContext value={standingIn(core)}>
        <p>Above</p>
        <div className="list">
          <div style={{ height }}>The list</div>
          <Pagination page={page} total={total} onPage={to => turned.push(to)} />
        </div>
        <div style={{ height: 2000 }}>Below</div>
      </StandingContext>,
    );
    return { box, turned };
  }
});
