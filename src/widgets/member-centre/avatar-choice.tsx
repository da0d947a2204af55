import { useState } from 'react';
import type { Profile } from '../../api/account/profile.js';
import { memberIcon } from '../../core/session/account.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { takeAvatar } from '../../core/member/own-profile.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Avatar } from '../../ui/atoms/avatar.js';
import { Button } from '../../ui/atoms/button.js';

/** The picture, and the others that it may be. */
export function AvatarChoice({ profile, loading }: { profile?: Profile; loading: boolean }) {
  const core = useCore();
  const t = useText();
  const icon = useQuery(memberIcon(core)).data;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<MessageText>();
  const stands = profile?.avatarUrl || icon;
  const take = async (url: string) => {
    if (!profile || busy || url === stands) return;
    setBusy(url);
    setFault(undefined);
    try {
      await takeAvatar(core, profile, url);
    } catch (failure) {
      setFault(errorText(failure));
    } finally {
      setBusy(undefined);
    }
  };
  const choices = profile?.avatars ?? [];
  return (
    <div className="picture">
      <Avatar src={stands ? core.catalogue.imageUrl(stands) : undefined} className="avatar-large" />
      {(choices.length > 0 || loading) && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('member.change-picture')}
        </Button>
      )}
      {open && choices.length > 0 && (
        <div className="pictures" role="group" aria-label={t('member.change-picture')}>
          {choices.map((url, index) => (
            <button
              key={url}
              type="button"
              className="picture-choice"
              aria-pressed={url === stands}
              aria-busy={url === busy || undefined}
              aria-label={t('member.picture', { number: index + 1 })}
              onClick={() => void take(url)}
            >
              <img src={core.catalogue.imageUrl(url)} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      <p className="field-error" role="alert" hidden={!fault}>
        {fault && t(fault.key, fault.values)}
      </p>
    </div>
  );
}
