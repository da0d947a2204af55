import { useGate } from '../../element/gate.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { gift, heart, lock, wallet } from '../../ui/atoms/icons.js';

const GIVEN = [
  { title: 'register.gives-play', text: 'register.gives-play-text', icon: heart },
  { title: 'register.gives-bonus', text: 'register.gives-bonus-text', icon: gift },
  { title: 'register.gives-money', text: 'register.gives-money-text', icon: wallet },
  { title: 'register.gives-safe', text: 'register.gives-safe-text', icon: lock },
] as const;

/** What somebody gets for registering, beside the form where there is room for it. */
export function AccountGives() {
  const t = useText();
  const { hasTexts } = useGate();
  return (
    <aside className="register-gives" aria-label={t('register.gives')}>
      {hasTexts && (
        <>
          <p className="register-gives-title">{t('register.gives')}</p>
          <ul>
            {GIVEN.map(({ title, text, icon }) => (
              <li key={title}>
                <Icon of={icon} />
                <strong>{t(title)}</strong>
                <span>{t(text)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
