import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import { shownDialog } from '../../core/testing/shown-dialog.js';
import './index.js';

const PATH = '/wps/feedback';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form')).requestSubmit();
async function fill(host: Element, questionType: string, content: string) {
  const select = await find<HTMLSelectElement>(host, 'select');
  select.value = questionType;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  type(await find(host, 'textarea'), content);
}
function choose(input: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const picture = (bytes = 10, mime = 'image/png') => new File([new Uint8Array(bytes)], 'a.png', { type: mime });

describe('gp-feedback', () => {
  it('MEM-29 has the six question types', async () => {
    testCore();
    const host = await mount('gp-feedback');
    await find(host, 'select');
    expect([...rootOf(host).querySelectorAll('option')].map(({ value, text }) => [value, text])).to.deep.equal([
      ['', 'Choose…'],
      ['deposit', 'Deposit'],
      ['withdrawal', 'Withdrawal'],
      ['game', 'Game'],
      ['customer-service', 'Customer service'],
      ['application', 'Application'],
      ['other', 'Other'],
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('VAL-41 too few or too many words, or no type: a message and no call', async () => {
    const { platform } = testCore();
    const host = await mount('gp-feedback');
    await submitEmpty(host);
    await says(host, 'Choose what it is about.');
    await says(host, 'At least 5 words; you have 0. Write a little more.');
    await fill(host, 'game', 'one two three four');
    await submit(host);
    await says(host, 'At least 5 words; you have 4. Write a little more.');
    await fill(host, 'game', 'one two three four five six seven eight nine ten eleven');
    await submit(host);
    await says(host, 'At most 10 words; you have 11. Shorten it.');
    expect(platform.calls.filter(({ method }) => method === 'PUT')).to.have.length(0);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-20, MEM-30 sends type and words, confirms, and empties the form', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-feedback');
    await fill(host, 'deposit', 'my deposit has not come');
    await submit(host);
    await until(() => shownDialog(core, 'info')?.props.tone === 'success', 'the confirmation');
    const sent = platform.callsTo(PATH).find(({ method }) => method === 'PUT');
    expect(sent?.body).to.deep.equal({ questionType: 'deposit', content: 'my deposit has not come', images: [] });
    expect(sent?.headers.get('idempotency-key')).to.match(/^[\w-]{20,}$/);
    const area = await find<HTMLTextAreaElement>(host, 'textarea');
    await until(() => area.value === '', 'the form is empty'); // the dialog is told of before the form is drawn anew
  });

  it('what is typed outlives a refusal and the form itself, and a second try has the same key', async () => {
    const { platform } = testCore();
    platform.on(`PUT ${PATH}`, () => new Refusal(429, 'rate-limited'));
    const host = await mount('gp-feedback');
    await fill(host, 'other', 'five words are just enough');
    await submit(host);
    await says(host, 'Too many requests');
    await submit(host);
    await until(() => platform.calls.filter(({ method }) => method === 'PUT').length >= 2, 'two tries');
    expect(
      new Set(platform.calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('idempotency-key'))).size,
    ).to.equal(1);
    host.remove();
    const again = await mount('gp-feedback');
    expect((await find<HTMLTextAreaElement>(again, 'textarea')).value).to.equal('five words are just enough');
    expect((await find<HTMLSelectElement>(again, 'select')).value).to.equal('other');
  });

  it('CON-09, CON-10, CON-11 pictures of members: png or jpg, 5 MB, three', async () => {
    const { platform } = await signedInCore();
    platform.on('POST /wps/upload/image', () => ({
      uploadId: String(platform.callsTo('/wps/upload/image').length),
      url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    }));
    const host = await mount('gp-feedback');
    const input = await find<HTMLInputElement>(host, 'input[type=file]');
    expect(input.accept).to.equal('image/png,image/jpeg');
    choose(input, picture(10, 'image/gif'));
    await says(host, 'Choose a PNG or JPG picture.');
    choose(input, picture(5_242_881));
    await says(host, 'A picture may have at most 5 MB. Choose a smaller one.');
    choose(input, picture(), picture(), picture(), picture());
    await says(host, 'Choose at most 3 pictures.');
    expect(platform.callsTo('/wps/upload/image')).to.have.length(0);
    choose(input, new File([new Uint8Array(10)], 'a.jpg', { type: 'image/jpeg' }));
    await named(host, 'Remove picture 1');
    choose(input, picture(), picture());
    await named(host, 'Remove picture 3');
    expect(rootOf(host).querySelector('.picture-add'), 'three are all').to.equal(null);
    choose(input, picture());
    await says(host, 'Choose at most 3 pictures.');
    expect(platform.callsTo('/wps/upload/image')).to.have.length(3);
    for (const left of [2, 1]) {
      (await named(host, 'Remove picture 1')).click();
      await until(() => rootOf(host).querySelectorAll('.picture-remove').length === left, `${left} left`);
    }
    await fill(host, 'deposit', 'my deposit has not come');
    await submit(host);
    await until(() => platform.calls.some(({ method, path }) => method === 'PUT' && path === PATH), 'it is sent');
    expect(platform.calls.find(({ method, path }) => method === 'PUT' && path === PATH)?.body.images).to.deep.equal(['3']);
  });

  it('members see what they have sent, with the answer', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${PATH}`, () => ({
      list: [
        {
          id: '1',
          questionType: 'game',
          content: 'It froze.',
          images: [],
          createdAt: 1_700_000_000_000,
          reply: 'We are sorry.',
          repliedAt: 1_700_000_100_000,
        },
      ],
      totalPages: 1,
    }));
    const host = await mount('gp-feedback');
    await says(host, 'It froze.');
    expect(shownText(host)).to.include('We are sorry.');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});

async function submitEmpty(host: Element) {
  await find(host, 'textarea');
  await submit(host);
}
