import type { Theme } from '../../core/kernel/config.js';
import type { TextKey } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { monitor, moon, sun } from '../atoms/icons.js';

const THEMES: readonly { theme: Theme; icon: string; text: TextKey }[] = [
  { theme: 'dark', icon: moon, text: 'side.theme-dark' },
  { theme: 'light', icon: sun, text: 'side.theme-light' },
  { theme: 'auto', icon: monitor, text: 'side.theme-auto' },
];

/** Dark, light, or as the device has it (SYS-22, OP-49). In the narrow rail one button goes round. */
export function ThemeChoice({ narrow }: { narrow?: boolean }) {
  const { theme } = useCore();
  const t = useText();
  const choice = useStore(theme.store, state => state.choice);
  const current = THEMES.find(option => option.theme === choice) ?? THEMES[0]!;
  if (narrow) {
    const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length]!;
    return (
      <button
        type="button"
        className="entry"
        title={t(current.text)}
        aria-label={`${t('common.theme')}: ${t(current.text)}`}
        onClick={() => theme.use(next.theme)}
      >
        <Icon of={current.icon} />
      </button>
    );
  }
  return (
    <div className="choice" role="group" aria-label={t('common.theme')}>
      <div className="segments">
        {THEMES.map(option => (
          <button
            key={option.theme}
            type="button"
            className="segment"
            aria-pressed={option.theme === choice}
            aria-label={t(option.text)}
            title={t(option.text)}
            onClick={() => theme.use(option.theme)}
          >
            <Icon of={option.icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
