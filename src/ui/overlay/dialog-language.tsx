import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { globe } from '../atoms/icons.js';

/** The page behind a dialog cannot be reached, its choice of language neither: the dialog has one of its own (I18-01). */
export function DialogLanguage() {
  const { language } = useCore();
  const t = useText();
  const current = useStore(language.store, state => state.language);
  if (language.languages.length < 2) return null;
  return (
    <span className="dialog-language">
      <Icon of={globe} />
      <select
        aria-label={t('common.language')}
        title={t('common.language')}
        value={current}
        onChange={event => void language.use(event.target.value).catch(() => undefined)}
      >
        {language.languages.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
