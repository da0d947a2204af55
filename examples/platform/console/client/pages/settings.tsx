import { useState, type FormEvent } from 'react';
import type { SettingRow } from '../../settings.js';
import { words } from '../labels.js';
import { useConnection } from '../connection.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';
import { useMarkUnsaved } from '../unsaved.js';

/** Meaning and unit of those that the name does not say. */
const MEANING: Record<string, string> = {
  agent_levels: 'Agents above one another at most; at the last level only members can be brought.',
  binding_rest_hours:
    'Hours that withdrawals rest after a confirmed mail address, number or authenticator was changed or released, the login password was reset by mail or number, or the payment password was changed or cleared. 0: not at all.',
  captcha_after_failures: 'Wrong passwords until the login asks for the characters of a picture.',
  captcha_free: 'Pictures and sliders of one address within ten minutes before each further one costs its machine work.',
  chat_picture_days: 'Days that a picture of a live chat is kept.',
  chat_pictures_mb: 'Megabytes that the pictures of all live chats may have together; those of visitors half of it.',
  chat_visitor_days:
    'Days after the last word until a conversation of a visitor without account is removed, and that its key opens it at most.',
  comment_max: 'Characters of a comment on an activity.',
  contract_daily_max: 'Hundredths of a percent of valid bets that the house gives as daily wage at most, and so anybody below it.',
  contract_dividend_max: 'Hundredths of a percent of what a team has lost that the house gives as dividend at most.',
  contract_hour_max: 'Cents that the house gives as hourly wage at most.',
  contract_realtime_loss_max: 'Hundredths of a percent of bets that lost that the house gives as real-time salary at most.',
  contract_realtime_profit_max: 'Hundredths of a percent of bets that won that the house gives as real-time salary at most.',
  feedback_max_words: 'Words of a feedback at most.',
  feedback_min_words: 'Words of a feedback at least.',
  forgot_password_tells: '1: a mail reset says whether the account exists. 0: always the same answer.',
  image_max_bytes: 'Bytes of a picture at most.',
  image_max_count: 'Pictures at once at most.',
  jackpot_odds: 'One in so many is the chance that a round of a jackpot game wins the pot, for each 1.00 staked.',
  jackpot_rate:
    'Thousandths of each stake in the jackpot games that go into the pot. Players read it beside the figure and in the rules of the game.',
  jackpot_seed: 'Cents that the house puts into each new pot.',
  launch_session_minutes: 'Minutes that an opened game may be played.',
  login_failures_global: 'Failed logins of all addresses within the minutes below until every login waits.',
  login_failures_limit: 'Failed logins of one account or address until it waits.',
  login_failures_minutes: 'Minutes in which failed logins are counted.',
  mail_code_minutes: 'Minutes that a code sent by mail is good for.',
  merchant_wallet_single: '1: one wallet for all vendors. 0: one for each.',
  min_age: 'Years that a new member must have.',
  password_expiry_days: 'Days until a password must be changed.',
  payout_other_name_refused:
    '1: a receiving address in another name than the member’s is refused. 0: it is marked, to the member and in the withdrawals.',
  proof_attempts: 'Work that stands in for a picture: attempts at first, on average; 80 are about a second of one core.',
  proof_doublings: 'How often that work doubles at most with each further one of an address or account within ten minutes.',
  red_envelope_hours: 'Hours that a red envelope can be opened; then the rest goes back to the sender.',
  red_envelope_share_max: 'Cents of each share of a red envelope at most.',
  red_envelope_share_min: 'Cents of each share of a red envelope at least.',
  referral_bonus: 'Cents that a member gets for each invited friend. 0: none.',
  referral_deposit_min: 'Cents that a deposit of the friend must have at least; the first such deposit brings the bonus.',
  register_rate_max: 'Hundredths of a percent that an agent may agree with a new account at most.',
  session_hours: 'Hours that a session lasts.',
  sms_expiry_minutes: 'Minutes that an SMS code is good for; the form counts them down.',
  sms_limit_per_5min: 'SMS to one number within five minutes.',
  sms_quota: 'SMS to one number within a day.',
  withdraw_max: 'Cents of a withdrawal at most.',
  withdraw_min: 'Cents of a withdrawal at least.',
  withdraw_phone_digits: 'Digits of the mobile number of a withdrawal.',
  withdraw_receipt_minutes: 'Minutes until an unconfirmed withdrawal counts as received.',
  zalo_bonus:
    'Cents that an account gets once, with its first Zalo number, while the switch ZALOBONUS3 is on. 0: none, and nobody is asked.',
};

export function SettingsPage() {
  const answer = useAnswer<{ list: SettingRow[] }>('/settings');
  return (
    <>
      <PageHead title="Settings" text="Figures of the platform. A change is in force at once." />
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty>The platform has no settings.</Empty>
          ) : (
            <ul className="tree panel">
              {list.map(row => (
                <li key={row.key}>
                  <Setting key={row.value} row={row} onChange={answer.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Setting({ row, onChange }: { row: SettingRow; onChange: () => void }) {
  const connection = useConnection();
  const { busy, problems, act } = useAct(field => field === 'value');
  const [value, setValue] = useState(row.value);
  const name = words(row.key);
  useMarkUnsaved(value.trim() !== row.value);

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await act(
      () => connection.call(`/settings/${encodeURIComponent(row.key)}`, { method: 'PATCH', body: { value, seen: row.value } }),
      `${name} is ${value.trim()}.`,
    );
    if (saved) onChange();
  }

  return (
    <form className="setting" onSubmit={event => void save(event)}>
      <span className="tree-name">
        <strong>{name}</strong>
        {MEANING[row.key] && <small className="under">{MEANING[row.key]}</small>}
      </span>
      <input
        aria-label={name}
        aria-invalid={problems.value !== undefined}
        aria-describedby={problems.value && `problem-${row.key}`}
        inputMode={row.kind === 'number' ? 'numeric' : undefined}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={event => setValue(event.target.value)}
      />
      <button type="submit" className="button" disabled={busy || value.trim() === row.value}>
        Save
      </button>
      {problems.value && (
        <p id={`problem-${row.key}`} className="problem field-problem" role="alert">
          {problems.value}
        </p>
      )}
    </form>
  );
}
