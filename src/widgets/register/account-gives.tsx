import { useGate } from '../../element/gate.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { gift, heart, lock, wallet } from '../../ui/atoms/icons.js';

const GIVEN = [
  { name: 'play', icon: heart },
  { name: 'bonus', icon: gift },
  { name: 'money', icon: wallet },
  { name: 'safe', icon: lock },
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
            {GIVEN.map(({ name, icon }) => (
              <li key={name}>
                <Icon of={icon} />
                <strong>{t(`register.gives-${name}`)}</strong>
                <span>{t(`register.gives-${name}-text`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
