import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  switchedOn,
  testCore,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import { wirePromotions } from '../../../tests/widgets-support/wire-data.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const LIST = '/wps/relay/MCSFE_getPromotionList';
const DETAIL = '/wps/relay/MCSFE_getPromotionDetail';
const RECORD = '/wps/relay/MCS2_getActivityRecord';
const APPLY = '/wps/relay/MCS2_applyActivity';
const CLAIM = '/wps/relay/MCS2_claimActivity';
const CATEGORIES = [
  'Newcomers',
  'Deposit',
  'Rebate',
  'Slots',
  'Live casino',
  'Sports',
  'Card games',
  'Fishing',
  'Lotto',
  'Games',
  'Ranking',
  'Points mall',
  'App download',
];
const WIRE_NAMES = [
  'newbie',
  'deposit',
  'rebate',
  'slots',
  'live_casino',
  'sports',
  'card_games',
  'fish',
  'lotto',
  'game',
  'ranking',
  'points_mall',
  'app_download',
];
const PNG = 'image/png';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `“${text}”`);
const own = (promotionId: string, status: string, more: Record<string, unknown> = {}) => ({
  applicationId: `a${promotionId}`,
  promotionId,
  status,
  createdAt: 1_700_000_000_000,
  claimable: false,
  ...more,
});
const promotion = (id: string) => wirePromotions.find(each => each.id === id) ?? {};
/** The detail answers with where the member stands with it. */
const stands = ({ platform }: TestCore, id: string, status: string, more?: Record<string, unknown>) =>
  platform.on(`GET ${DETAIL}`, () => ({ ...promotion(id), own: own(id, status, more) }));
const titles = (host: Element) => [...rootOf(host).querySelectorAll('.promotion-link')].map(link => link.textContent);
const count = (made: TestCore, path: string) => made.platform.callsTo(path).length;
const picture = (bytes = 10, type = PNG) => new File([new Uint8Array(bytes)], 'proof', { type });
function choose(input: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
async function write(host: Element, text: string) {
  const area = await find<HTMLTextAreaElement>(host, 'textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
async function chooseDates(host: Element, dates: string) {
  const select = await find<HTMLSelectElement>(host, '.promotion-dates');
  select.value = dates;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('gp-promotions, the list', () => {
  it('the categories are one row that fades where it is cut, on both sides', async () => {
    testCore();
    const host = await mount('gp-promotions');
    host.style.inlineSize = '700px';
    const row = await find(host, '.cut-row');
    const chips = await find(host, '[role=toolbar]');
    await until(() => row.getAttribute('data-cut') === 'right', 'more at its end');
    chips.scrollLeft = 80;
    await until(() => row.getAttribute('data-cut') === 'left right', 'more on both sides');
    chips.scrollLeft = chips.scrollWidth;
    await until(() => row.getAttribute('data-cut') === 'left', 'more at its beginning');
    expect(new Set([...chips.children].map(chip => chip.getBoundingClientRect().top)).size).to.equal(1);
  });

  it('the categories are one tab stop: arrows, Home and End move inside, Enter chooses', async () => {
    testCore();
    const host = await mount('gp-promotions');
    const bar = await find(host, '[role=toolbar]');
    const chips = [...bar.querySelectorAll<HTMLButtonElement>('button')];
    const stops = () => chips.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);
    expect(stops()).to.deep.equal([chips[0]?.textContent]);
    const press = (key: string) =>
      rootOf(host).activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    chips[0]?.focus();
    press('ArrowRight');
    expect(rootOf(host).activeElement).to.equal(chips[1]);
    await until(() => stops().join() === chips[1]?.textContent, 'the stop follows the focus');
    press('End');
    expect(rootOf(host).activeElement).to.equal(chips.at(-1));
    await until(() => stops().join() === chips.at(-1)?.textContent, 'the last');
    press('ArrowRight');
    expect(rootOf(host).activeElement).to.equal(chips[0]);
    chips[0]?.blur();
    await until(() => stops().join() === chips[0]?.textContent, 'from outside one comes to the pressed one');
  });

  it('NAV-42 /promotions lists them all, in the order of the platform', async () => {
    const { core } = testCore();
    core.navigation.navigate('/promotions');
    const host = await mount('gp-promotions', { 'follow-route': true });
    await until(() => titles(host).length > 0, 'they stand');
    expect(titles(host)).to.deep.equal(wirePromotions.map(({ title }) => title));
  });

  it('PRO-01 has a filter for each of the thirteen categories, each of which asks for its own', async () => {
    const made = testCore();
    const host = await mount('gp-promotions');
    await until(() => titles(host).length === wirePromotions.length, 'all of them');
    const chips = [...rootOf(host).querySelectorAll<HTMLElement>('[aria-label="Kind of promotion"] .chip')];
    expect(chips.map(chip => chip.textContent)).to.deep.equal(['All', ...CATEGORIES]);
    (await named(host, 'Slots')).click();
    await until(() => titles(host).join() === 'Mission,Later', 'those of the slots');
    for (const [index, chip] of chips.entries()) {
      chip.click();
      await until(
        () => made.platform.callsTo(LIST).some(({ query }) => query.get('category') === ['', ...WIRE_NAMES][index]),
        WIRE_NAMES[index] ?? '',
      );
    }
    await says(host, 'No promotions here right now');
    (await named(host, 'Show all promotions')).click();
    await until(() => titles(host).length === wirePromotions.length, 'all again');
  });

  it('PRO-02 a card names each of its tags', async () => {
    const { platform } = testCore();
    const tags = {
      newbie: 'Newcomers',
      limited: 'Limited',
      special_offer: 'Special offer',
      daily: 'Daily',
      high_rebate: 'High rebate',
      vip: 'VIP',
    };
    platform.on(`GET ${LIST}`, () => ({
      list: Object.keys(tags).map((tag, index) => ({ ...wirePromotions[0], id: String(index), title: tag, tags: [tag] })),
      totalPages: 1,
    }));
    const host = await mount('gp-promotions');
    for (const [tag, words] of Object.entries(tags)) {
      const shown = (await named(host, tag, 'a')).closest('.promotion-card')!.querySelectorAll('.promotion-tags li');
      expect([tag, ...[...shown].map(({ textContent }) => textContent)]).to.deep.equal([tag, words]);
    }
  });

  it('PRO-11 PRO-12 cards say what is to come and what is over', async () => {
    testCore();
    const host = await mount('gp-promotions');
    const card = async (title: string) => (await named(host, title, 'a')).closest('.promotion-card')?.textContent ?? '';
    expect(await card('Welcome'))
      .to.include('Bonus $20.00')
      .and.not.include('Coming soon')
      .and.not.include('Closed');
    expect(await card('Later'))
      .to.include('Coming soon')
      .and.include('2030');
    expect(await card('Over'))
      .to.include('Closed')
      .and.include('2020');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('OP-54 CON-19 the next seven or thirty days ask for those days', async () => {
    const made = testCore();
    const host = await mount('gp-promotions');
    const days = ({ query }: { query: URLSearchParams }) => Math.round((Number(query.get('to')) - Number(query.get('from'))) / 86_400_000);
    await chooseDates(host, 'next-7');
    await until(() => made.platform.callsTo(LIST).some(call => days(call) === 7), 'seven days');
    await chooseDates(host, 'next-30');
    await until(() => made.platform.callsTo(LIST).some(call => days(call) === 30), 'thirty days');
    for (const { query } of made.platform.callsTo(LIST).filter(call => days(call) > 0))
      expect(Date.now() - Number(query.get('from')), 'they begin today').to.be.within(0, 86_400_000);
  });

  it('NAV-42 keeps category, dates and promotion in the address, and comes back by it', async () => {
    const { core } = testCore();
    core.navigation.navigate('/promotions?category=slots');
    const host = await mount('gp-promotions', { 'follow-route': true });
    const link = await named(host, 'Mission', 'a');
    expect(link.getAttribute('href')).to.equal('/promotions?id=4&category=slots');
    link.click();
    await says(host, 'Text of Mission.');
    expect(core.navigation.store.getState().query).to.deep.equal({ id: '4', category: 'slots' });
    expect(deepFocus(document)).to.equal(await find(host, '.promotion-title'));
    core.navigation.back();
    await until(() => titles(host).join() === 'Mission,Later', 'the list it was opened from');
    await until(() => deepFocus(document)?.textContent === 'Mission', 'the card has the focus');
    await chooseDates(host, 'next-7');
    await until(() => core.navigation.store.getState().query.dates === 'next-7', 'the dates in the address');
  });

  it('says when it could not be read, and offers another try', async () => {
    const { platform } = testCore();
    platform.on(`GET ${LIST}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-promotions');
    const retry = await named(host, 'Try again');
    platform.on(`GET ${LIST}`, () => ({ list: [] }));
    retry.click();
    await says(host, 'No promotions here right now');
  });

  it('MSG-08 shows the promotions of the announcements where the platform has no list of its own', async () => {
    const { platform } = testCore();
    for (const path of [LIST, DETAIL]) platform.on(`GET ${path as '/x'}`, () => new Refusal(404, 'not-found'));
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({
      promotion: [{ id: '70', title: 'Goal bonus', content: '<p>A reward for each goal.</p>' }],
    }));
    const host = await mount('gp-promotions');
    (await named(host, 'Goal bonus', 'a')).click();
    await says(host, 'A reward for each goal.');
    expect(rootOf(host).querySelector('.promotion-action')).to.equal(null);
  });
});

describe('gp-promotions, one of them', () => {
  it('PRO-03 opens from its card, with title, text, state and action', async () => {
    testCore();
    const host = await mount('gp-promotions');
    (await named(host, 'Welcome', 'a')).click();
    await says(host, 'Text of Welcome.');
    expect((await find(host, '.promotion-title')).textContent).to.equal('Welcome');
    expect((await find(host, '.promotion-word')).textContent).to.equal('Open');
    expect(shownText(host)).to.include('Bonus $20.00');
    await named(host, 'Apply');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('shows no script of the operator’s text', async () => {
    const { platform } = testCore();
    platform.on(`GET ${DETAIL}`, () => ({
      ...promotion('5'),
      content: '<p>Good.</p><script>document.title = "bad"</script><img src=x onerror="document.title = 1">',
    }));
    const host = await mount('gp-promotions', { promotion: '5' });
    await says(host, 'Good.');
    expect(rootOf(host).querySelector('script, .rich-text [onerror]')).to.equal(null);
  });

  it('PRO-11 PRO-12 one to come and one that is over have no action', async () => {
    testCore();
    for (const [id, word] of [
      ['6', 'Coming soon'],
      ['7', 'Closed'],
    ] as const) {
      const host = await mount('gp-promotions', { promotion: id });
      await says(host, word);
      expect([...rootOf(host).querySelectorAll('.promotion-action button')]).to.deep.equal([]);
      host.remove();
    }
  });

  it('says when it is no longer there, with the way to the others', async () => {
    testCore();
    const host = await mount('gp-promotions', { promotion: '99' });
    await says(host, 'This promotion is no longer here');
    (await named(host, 'All promotions', 'a')).click();
    await until(() => titles(host).length === wirePromotions.length, 'the list');
  });

  for (const [row, status, word, more] of [
    ['PRO-04', 'applying', 'Applying', { comment: 'Paid at noon' }],
    ['PRO-05', 'rejected', 'Rejected', { note: 'The picture is of another day.' }],
    ['PRO-06', 'issued', 'Issued', { claimable: true }],
    ['PRO-07', 'claimed', 'Claimed', {}],
    ['PRO-08', 'signed', 'Signed', { days: 3 }],
    ['PRO-09', 'process', 'In process', { progress: 12 }],
    ['PRO-10', 'joined', 'Joined', {}],
  ] as const) {
    it(`${row} ${status} is said in words`, async () => {
      const made = await signedInCore();
      const id = status === 'process' ? '4' : '1';
      stands(made, id, status, more);
      made.platform.on(`GET ${RECORD}`, () => ({ list: [{ ...own(id, status, more), promotion: promotion(id) }] }));
      const host = await mount('gp-promotions', { promotion: id });
      await says(host, word);
      expect(rootOf(host).querySelector('.promotion-word')?.textContent).to.equal(word);
      for (const value of Object.values(more)) if (typeof value === 'string') expect(shownText(host)).to.include(value);
      if (status === 'process') expect(rootOf(host).querySelector('progress')?.value).to.equal(12);
      expect([...rootOf(host).querySelectorAll('.promotion-action button')].map(button => button.textContent)).to.deep.equal(
        status === 'issued' ? ['Claim $20.00'] : [],
      );
      expect(await axeFindings(host)).to.deep.equal([]);
      (await named(host, 'All promotions', 'a')).click();
      const shown = await find(host, `.promotion-state[data-status]`);
      expect(shown.textContent).to.equal(word);
    });
  }

  it('INV-04 a step whose answer was cut: it says so until the platform shows that it was done', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => {
      throw new TypeError('cut');
    });
    const host = await mount('gp-promotions', { promotion: '1' });
    (await named(host, 'Apply')).click();
    await says(host, 'Try again: it counts once');
    stands(made, '1', 'applying');
    await until(() => {
      void made.core.queries.changed(['promotions']);
      return shownText(host).includes('Applying') && !shownText(host).includes('Try again');
    }, 'it was done');
    await until(() => rootOf(host).activeElement?.matches('.promotion-standing'), 'where it stands has the focus');
  });

  it('PRO-04 PRO-14 applies, and claims what is issued; the balance is asked for anew', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => {
      stands(made, '1', 'applying');
      return { own: own('1', 'applying') };
    });
    const host = await mount('gp-promotions', { promotion: '1' });
    const heard: unknown[] = [];
    host.addEventListener('gp-activity', event => heard.push((event as CustomEvent).detail));
    (await named(host, 'Apply')).click();
    await says(host, 'Applying');
    expect(made.platform.callsTo(APPLY)[0]?.body).to.deep.equal({ promotionId: '1', comment: '', images: [] });
    expect(made.platform.callsTo(APPLY)[0]?.headers.get('idempotency-key')).to.match(/^activity-.{20,}$/);
    stands(made, '1', 'issued', { claimable: true });
    // What was under way is older than the operator's word.
    await until(() => {
      void made.core.queries.changed(['promotions']);
      return shownText(host).includes('Claim $20.00');
    }, 'it is issued');
    const claim = await named(host, 'Claim $20.00');
    const before = count(made, '/wps/v2/wallets/balance');
    made.platform.on(`POST ${CLAIM}`, () => {
      stands(made, '1', 'claimed');
      return { own: own('1', 'claimed') };
    });
    claim.click();
    await says(host, '$20.00 is in your balance.');
    expect(made.platform.callsTo(CLAIM)[0]?.body).to.deep.equal({ applicationId: 'a1' });
    await until(() => count(made, '/wps/v2/wallets/balance') > before, 'the balance');
    expect(heard).to.deep.equal([
      { promotionId: '1', status: 'applying' },
      { promotionId: '1', status: 'claimed' },
    ]);
  });

  it('PRO-14 offers what was promised when it began', async () => {
    const made = await signedInCore();
    stands(made, '1', 'issued', { claimable: true, rewardAmount: 25 });
    const host = await mount('gp-promotions', { promotion: '1' });
    await named(host, 'Claim $25.00');
    expect(shownText(host)).not.to.include('$20.00');
  });

  for (const [id, action, status, word] of [
    ['3', 'Sign in for today', 'signed', 'Signed'],
    ['4', 'Start the mission', 'process', 'In process'],
    ['5', 'Join', 'joined', 'Joined'],
  ] as const) {
    it(`PRO-08 PRO-09 PRO-10 ${action} with one press`, async () => {
      const made = await signedInCore();
      made.platform.on(`POST ${APPLY}`, () => {
        stands(made, id, status);
        return { own: own(id, status, { days: 1 }) };
      });
      const host = await mount('gp-promotions', { promotion: id });
      (await named(host, action)).click();
      await until(() => rootOf(host).querySelector('.promotion-word')?.textContent === word, word);
    });
  }

  it('PRO-08 a calendar of the month says which days were signed, missed and are to come; today follows the press', async () => {
    const made = await signedInCore();
    made.platform.on('GET /wps/system/status', () => ({ gmtOffset: 0, time: Date.UTC(2026, 2, 5, 12) }));
    await made.core.status.load();
    const signedDays = ['2026-03-04', '2026-03-02', '2026-02-27'];
    made.platform.on(`GET ${DETAIL}`, () => ({ ...promotion('3'), signedDays }));
    made.platform.on(`POST ${APPLY}`, () => {
      const signed = own('3', 'signed', { days: 4 });
      // The promotion is asked for again afterwards.
      made.platform.on(`GET ${DETAIL}`, () => ({ ...promotion('3'), signedDays, own: signed }));
      return { own: signed };
    });
    const host = await mount('gp-promotions', { promotion: '3' });
    const calendar = await find(host, '.sign-ins-month');
    const said = (day: string) => calendar.querySelector(`time[datetime="${day}"]`)?.closest('td')?.textContent;
    const words = (days: readonly string[]) => days.map(day => said(`2026-${day}`));
    expect(words(['03-01', '03-02', '03-03', '03-04', '03-05', '03-06'])).to.deep.equal([
      '1Missed',
      '2Signed',
      '3Missed',
      '4Signed',
      '5Today',
      '6Still to come',
    ]);
    expect(calendar.querySelectorAll('[aria-current=date]')).to.have.length(1);
    expect(rootOf(host).querySelector('.sign-ins-legend [data-state=ahead]')?.textContent).to.equal('Still to come: Bonus $0.50');
    expect((await named(host, 'Next month')).matches(':disabled')).to.equal(true);
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Previous month')).click();
    await until(() => said('2026-02-27') === '27Signed', 'February');
    expect(words(['02-26', '02-28'])).to.deep.equal(['26', '28Missed']);
    expect((await named(host, 'Previous month')).matches(':disabled')).to.equal(true);
    (await named(host, 'Next month')).click();
    await until(() => said('2026-03-05') === '5Today', 'March');
    (await named(host, 'Sign in for today')).click();
    await until(() => said('2026-03-05') === '5Signed', 'signed');
    host.style.inlineSize = '320px';
    expect(host.scrollWidth).to.be.at.most(320);
  });

  it('PRO-08 there is no calendar where the platform does not say the days, nor for other kinds', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${DETAIL}`, ({ query }) => ({
      ...promotion(query.get('id') ?? ''),
      ...(query.get('id') !== '3' && { signedDays: [] }),
    }));
    for (const [id, action] of [
      ['3', 'Sign in for today'],
      ['5', 'Join'],
    ] as const) {
      const host = await mount('gp-promotions', { promotion: id });
      await named(host, action);
      expect(rootOf(host).querySelector('.sign-ins-place')).to.equal(null);
      host.remove();
    }
  });

  it('PRO-08 the list says Signed on the day alone', async () => {
    const made = await signedInCore();
    const record = (current: boolean) =>
      made.platform.on(`GET ${RECORD}`, () => ({ list: [{ ...own('3', 'signed', { days: 3, current }), promotion: promotion('3') }] }));
    record(true);
    const host = await mount('gp-promotions');
    const badge = () => rootOf(host).querySelector('.promotion-state[data-status=signed]');
    await until(() => badge()?.textContent === 'Signed', 'signed today');
    record(false);
    const before = count(made, RECORD);
    await made.core.queries.changed(['promotions']);
    await until(() => count(made, RECORD) > before && titles(host).length === wirePromotions.length && !badge(), 'the next day');
  });

  it('PRO-15 tells of the tickets that come with it, and leads to them once they are there; without a reward centre it does neither', async () => {
    const made = await signedInCore();
    made.platform.on('GET /wps/system/status', () => switchedOn('REWARDCENTER3'));
    made.platform.on(`GET ${DETAIL}`, () => ({ ...promotion('3'), ticketKind: 'prize_wheel_ticket', tickets: 2, own: own('3', 'signed') }));
    const host = await mount('gp-promotions', { promotion: '3' });
    await says(host, 'Signed');
    expect(shownText(host)).not.to.include('wheel ticket');
    await made.core.status.load();
    await says(host, '2 wheel tickets');
    const event = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'Your tickets')).click());
    expect(event.detail.to).to.equal('/member?page=rewardCenter');
  });

  it('a refusal is said in words, and how things stand is shown', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => {
      stands(made, '5', 'joined');
      return new Refusal(409, 'activity-refused');
    });
    const host = await mount('gp-promotions', { promotion: '5' });
    (await named(host, 'Join')).click();
    await says(host, 'This is no longer possible.');
    await says(host, 'Joined');
  });

  it('INV-04 after a cut the same wish has the same key', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => new Refusal(502, 'unknown'));
    const host = await mount('gp-promotions', { promotion: '5' });
    (await named(host, 'Join')).click();
    await until(() => rootOf(host).querySelector('.form-message') !== null, 'the message');
    const before = count(made, APPLY);
    (await named(host, 'Join')).click();
    await until(() => count(made, APPLY) > before, 'another try');
    expect(new Set(made.platform.callsTo(APPLY).map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(1);
  });

  it('PRO-21 CON-12 counts the comment, takes 140 characters and refuses 141 without a call', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => ({ own: own('2', 'applying') }));
    const host = await mount('gp-promotions', { promotion: '2' });
    (await named(host, 'Apply')).click();
    choose(await find<HTMLInputElement>(host, 'input[type=file]'), picture());
    await named(host, 'Remove picture 1');
    (await named(host, 'Send application')).click();
    await says(host, 'Write a few words');
    await write(host, '🙂'.repeat(141));
    await says(host, '141 / 140');
    (await named(host, 'Send application')).click();
    await says(host, 'At most 140 characters.');
    expect(count(made, APPLY)).to.equal(0);
    expect(await axeFindings(host)).to.deep.equal([]);
    await write(host, '🙂'.repeat(140));
    (await named(host, 'Send application')).click();
    await until(() => count(made, APPLY) === 1, 'it is sent');
    expect(made.platform.callsTo(APPLY)[0]?.body).to.deep.equal({ promotionId: '2', comment: '🙂'.repeat(140), images: ['7'] });
  });

  it('CON-09 CON-12 what the platform allows is what the form counts to', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${DETAIL}`, () => ({ ...promotion('2'), limits: { commentMax: 8, imageMaxCount: 1 } }));
    const host = await mount('gp-promotions', { promotion: '2' });
    (await named(host, 'Apply')).click();
    choose(await find<HTMLInputElement>(host, 'input[type=file]'), picture());
    await named(host, 'Remove picture 1');
    await write(host, 'x'.repeat(9));
    await says(host, '9 / 8');
    (await named(host, 'Send application')).click();
    await says(host, 'At most 8 characters.');
    expect(count(made, APPLY)).to.equal(0);
  });

  it('PRO-22 CON-09 CON-10 CON-11 pictures: png or jpg, 5 MB, three, and at least one', async () => {
    const made = await signedInCore();
    const host = await mount('gp-promotions', { promotion: '2' });
    (await named(host, 'Apply')).click();
    await write(host, 'Paid at noon');
    (await named(host, 'Send application')).click();
    await says(host, 'Add at least one picture as proof.');
    const input = await find<HTMLInputElement>(host, 'input[type=file]');
    choose(input, picture(10, 'image/gif'));
    await says(host, 'Choose a PNG or JPG picture.');
    choose(input, picture(5_242_881));
    await says(host, 'A picture may have at most 5 MB. Choose a smaller one.');
    choose(input, picture(), picture(), picture(), picture());
    await says(host, 'Choose at most 3 pictures.');
    expect(count(made, '/wps/upload/image') + count(made, APPLY)).to.equal(0);
    choose(input, picture(5_242_880));
    await named(host, 'Remove picture 1');
  });

  it('what was typed outlives the form and a refusal', async () => {
    const made = await signedInCore();
    made.platform.on(`POST ${APPLY}`, () => new Refusal(429, 'rate-limited'));
    const host = await mount('gp-promotions', { promotion: '2' });
    (await named(host, 'Apply')).click();
    await write(host, 'Paid at noon');
    choose(await find<HTMLInputElement>(host, 'input[type=file]'), picture());
    await named(host, 'Remove picture 1');
    (await named(host, 'Send application')).click();
    await says(host, 'Too many requests');
    expect((await find<HTMLTextAreaElement>(host, 'textarea')).value).to.equal('Paid at noon');
    (await named(host, 'Cancel')).click();
    (await named(host, 'Apply')).click();
    expect((await find<HTMLTextAreaElement>(host, 'textarea')).value).to.equal('Paid at noon');
    await named(host, 'Remove picture 1');
  });

  it('PRO-23 a visitor is led to the login, and is back at the same promotion after it', async () => {
    const made = testCore();
    await made.core.start();
    const host = await mount('gp-promotions', { promotion: '2' });
    (await named(host, 'Apply')).click();
    expect(made.core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    expect(count(made, APPLY)).to.equal(0);
    await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await find(host, 'textarea');
    expect(shownText(host)).to.include('Text of Proof.');
    expect(count(made, APPLY)).to.equal(0);
  });

  it('PRO-23 a trial account is told that it needs a real one, and nothing is called', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.session.loginFreePlay();
    const host = await mount('gp-promotions', { promotion: '5' });
    (await named(host, 'Join')).click();
    await until(() => made.core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the dialog');
    expect(count(made, APPLY) + count(made, RECORD)).to.equal(0);
  });

  it('members find what they take part in under “Mine”', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${RECORD}`, () => ({ list: [{ ...own('5', 'joined'), promotion: promotion('5') }] }));
    const host = await mount('gp-promotions');
    (await named(host, 'Mine')).click();
    await until(() => titles(host).join() === 'Event', 'the one');
  });
});
