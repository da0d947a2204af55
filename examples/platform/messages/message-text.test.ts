import { describe, expect, it } from 'vitest';
import { CONTRACT_KINDS } from '../../../src/api/team/contracts.js';
import { MESSAGE_KINDS } from '../../../src/api/account/messages.js';
import { keepLetter } from '../contracts/letter-words.js';
import { messageText, type KeptMessage } from './message-text.js';
import { TRANSLATED } from '../languages.js';

const OTHERS = TRANSLATED;
const NEWS = [
  'offered',
  'accepted',
  'rejected',
  'taken-back',
  'withdrawn',
  'termination-asked',
  'termination-rejected',
  'terminated',
  'ended',
  'replaced',
] as const;
const NAMED = /^(promotion_|redeem_|bet_)/;

const kept = (kind: KeptMessage['kind'], values: Partial<KeptMessage> = {}): KeptMessage => ({
  kind,
  title: '',
  content: '',
  amount: null,
  further_amount: null,
  reference: NAMED.test(kind) ? JSON.stringify({ EN: 'Reference7' }) : 'Reference7',
  reason: null,
  ...values,
});
const messages = MESSAGE_KINDS.filter(kind => kind !== 'new_mail' && kind !== 'contract').flatMap(kind => [
  kept(kind),
  kept(kind, { amount: 123_450 }),
  kept(kind, { amount: 123_450, further_amount: 6_700 }),
]);
const letters = NEWS.flatMap(news =>
  CONTRACT_KINDS.flatMap(kind =>
    (['upline', 'downline'] as const).flatMap(side =>
      ['other_one', ''].map(other =>
        kept('contract', { reference: keepLetter({ news, kind, side, other, why: ['too-high', 'too-often', 'none-received'] }) }),
      ),
    ),
  ),
);
/** What of it must stand in every language: digits of amounts without their signs, references, names. */
const values = (text: string) => (text.replace(/(?<=\d)[.,](?=\d)/g, '').match(/\d{3,}|Reference7|other_one/g) ?? []).sort();

describe.each(OTHERS)('what the platform writes to members in %s', language => {
  it('I18-01 every message and letter is said in it, with every value of the English', () => {
    for (const message of [...messages, ...letters]) {
      const [own, english] = [messageText(message, language, 'USD'), messageText(message, 'EN', 'USD')];
      const which = JSON.stringify(message);
      expect(own.title, which).not.toBe(english.title);
      if (message.kind !== 'feedback_answered') expect(own.content, which).not.toBe(english.content);
      expect([values(own.title), values(own.content)], which).toEqual([values(english.title), values(english.content)]);
      expect(own.title + own.content, which).not.toMatch(/undefined|\$\{|"| {2}/);
    }
  });

  it('I18-01 a reason has its word before it', () => {
    const [own, english] = ([language, 'EN'] as const).map(each =>
      messageText(kept('withdrawal_rejected', { reason: 'Name' }), each, 'USD'),
    );
    expect(own!.content).toMatch(/\n.+Name$/);
    expect(own!.content.split('\n')[1]).not.toBe(english!.content.split('\n')[1]);
  });
});

it('I18-01 figures are written as the language does; in English where the words are', () => {
  const arrived = (language: 'PT' | 'VI' | 'DE') => messageText(kept('deposit_arrival', { amount: 123_450 }), language, 'USD').content;
  expect(arrived('PT')).toMatch(/\$\s1\.234,50/);
  expect(arrived('VI')).toMatch(/1\.234,50\s\$/);
  expect(arrived('DE')).toBe('$1,234.50 has been added to your balance. Order Reference7.');
});
