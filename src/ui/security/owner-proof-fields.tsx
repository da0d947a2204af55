import { useEffect, useRef, useState } from 'react';
import type { OwnerProof } from '../../api/account/bindings.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { beginSocialLogin, type SocialProvider } from '../../core/identity/login-proofs.js';
import { proveByCode } from '../../core/member/bindings.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { CodeField } from '../form/code-field.js';
import { CustomerServiceEntry } from '../contact/customer-service-entry.js';
import { DraftField } from '../form/draft-field.js';
import { FieldError } from '../form/field-error.js';
import type { FormDraft } from '../form/form-draft.js';
import { openProviderWindow, providerAnswered } from '../login/provider-window.js';
import type { Errors } from '../form/use-form.js';

interface OwnerProofFieldsProps {
  /** By what this account's owner can prove to be it, the plainest first. */
  ways: readonly string[];
  draft: FormDraft;
  errors: Errors;
  onCorrect(field: string): void;
}

const PROVIDERS: readonly SocialProvider[] = ['google', 'facebook', 'line'];
/** Words of the other ways. */
const OTHER: Readonly<Record<string, TextKey>> = {
  password: 'member.prove-password',
  paymentPassword: 'member.prove-payment',
  email: 'member.prove-email',
  mobile: 'member.prove-mobile',
};

/** What proves that it is the owner who acts: a password, or for an account without one a code to a confirmed address or its provider. */
export function OwnerProofFields({ ways, draft, errors, onCorrect }: OwnerProofFieldsProps) {
  const t = useText();
  const way = wayOf(ways, draft);
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  if (way === undefined) return <NoProof />;
  return (
    <>
      {way === 'password' && (
        <DraftField
          key="password"
          secret
          name="password"
          label={t('wallet.password-login')}
          help={t('member.prove-help')}
          autoComplete="current-password"
          draft={draft}
          error={say('password')}
          onCorrect={onCorrect}
        />
      )}
      {way === 'paymentPassword' && (
        <DraftField
          key="payment"
          secret
          name="paymentPassword"
          label={t('field.payment-password')}
          help={t('member.prove-help')}
          autoComplete="off"
          draft={draft}
          error={say('paymentPassword')}
          onCorrect={onCorrect}
        />
      )}
      {(way === 'email' || way === 'mobile') && <OwnCode key={way} kind={way} draft={draft} error={say('ownCode')} onCorrect={onCorrect} />}
      {PROVIDERS.filter(provider => provider === way).map(provider => (
        <ProviderProof key={provider} provider={provider} draft={draft} error={say('provider')} onCorrect={onCorrect} />
      ))}
      {ways
        .filter(other => other !== way)
        .map(other => (
          <p key={other} className="form-note">
            <button type="button" className="link" onClick={() => draft.change({ ownWay: other, ownCode: '' })}>
              {OTHER[other] ? t(OTHER[other]) : PROVIDERS.filter(provider => provider === other).map(provider => t(`social.${provider}`))}
            </button>
          </p>
        ))}
    </>
  );
}

/** What the fields hold. */
export function ownerProofOf(ways: readonly string[], draft: FormDraft): OwnerProof {
  const way = wayOf(ways, draft);
  if (way === 'password') return { password: draft.get('password') };
  if (way === 'paymentPassword') return { paymentPassword: draft.get('paymentPassword') };
  if (way === 'email' || way === 'mobile') return { ownKind: way, ownCode: draft.get('ownCode').trim() };
  return way === undefined ? {} : { provider: way, providerToken: draft.get('providerToken'), codeVerifier: draft.get('codeVerifier') };
}

/** What is missing of it. */
export function ownerProofFault(ways: readonly string[], draft: FormDraft): Record<string, MessageText | undefined> {
  const way = wayOf(ways, draft);
  const field = way === 'email' || way === 'mobile' ? 'ownCode' : way === 'password' || way === 'paymentPassword' ? way : 'provider';
  const held = field === 'provider' ? draft.get('providerToken') : draft.get(field);
  return {
    [field]:
      held.trim() === ''
        ? { key: field === 'ownCode' ? 'error.code-missing' : field === 'provider' ? 'member.prove-provider' : 'validation.empty' }
        : undefined,
  };
}

function wayOf(ways: readonly string[], draft: FormDraft): string | undefined {
  return ways.find(way => way === draft.get('ownWay')) ?? ways[0];
}

interface PartProps {
  draft: FormDraft;
  error?: string;
  onCorrect(field: string): void;
}

function OwnCode({ kind, draft, error, onCorrect }: PartProps & { kind: 'email' | 'mobile' }) {
  const core = useCore();
  const t = useText();
  return (
    <CodeField
      name="ownCode"
      draft={draft}
      label={t(kind === 'email' ? 'member.own-code-email' : 'member.own-code-mobile')}
      error={error}
      onInput={() => onCorrect('ownCode')}
      send={() => proveByCode(core, kind)}
    />
  );
}

/** A sign-in with the account's provider, in a window of its own; it is good for one use. */
function ProviderProof({ provider, draft, error, onCorrect }: PartProps & { provider: SocialProvider }) {
  const core = useCore();
  const t = useText();
  const [state, setState] = useState<'' | 'busy' | 'proved'>('');
  const [failure, setFailure] = useState<MessageText>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const go = async () => {
    const opened = openProviderWindow();
    if (!opened) return setFailure({ key: 'social.blocked' });
    const stop = (leaving.current = new AbortController());
    setFailure(undefined);
    setState('busy');
    try {
      const begun = await beginSocialLogin(core, provider);
      opened.location.href = begun.url;
      const answered = await providerAnswered(core, opened, begun, stop.signal);
      const isThrough = answered !== 'cancelled';
      draft.set('providerToken', isThrough ? answered.token : '');
      draft.set('codeVerifier', isThrough ? begun.verifier : '');
      onCorrect('provider');
      setState(isThrough ? 'proved' : '');
    } catch (caught) {
      if (stop.signal.aborted) return;
      setFailure(errorText(caught));
      setState('');
    } finally {
      opened.close();
    }
  };
  return (
    <div className="form">
      <Button size="large" busy={state === 'busy'} onClick={() => void go()}>
        {t(`social.${provider}`)}
      </Button>
      <FieldError id="provider-error" text={failure ? t(failure.key, failure.values) : error} />
      <p role="status" className="form-note">
        {state === 'busy' ? t('social.waiting') : state === 'proved' ? t('member.proved') : ''}
      </p>
    </div>
  );
}

function NoProof() {
  const t = useText();
  return (
    <p className="form-text">
      {t('member.prove-none')} <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
    </p>
  );
}
