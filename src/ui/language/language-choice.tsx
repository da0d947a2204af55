import { useState } from 'react';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { globe } from '../atoms/icons.js';
import { useLate } from '../lazy/use-late.js';

/** So many stand side by side. */
const FEW = 3;
const loadMenu = () => import('./language-menu.js');

/** The languages that the page offers, each by its own name (HDR-30, I18-01). */
export function LanguageChoice({ narrow, onWiden }: { narrow?: boolean; onWiden?(): void }) {
  const { language } = useCore();
  const t = useText();
  const current = useStore(language.store, state => state.language);
  const [failed, setFailed] = useState(false);
  const isMany = language.languages.length > FEW;
  const { code: late, error } = useLate(loadMenu, isMany && !narrow);
  if (language.languages.length < 2) return null;
  if (narrow) {
    return (
      <button type="button" className="entry" title={t('common.language')} onClick={onWiden}>
        <Icon of={globe} />
        <span className="entry-text">{t('common.language')}</span>
      </button>
    );
  }
  const choose = (code: string) =>
    language.use(code).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div className="choice" role="group" aria-label={t('common.language')}>
      {isMany ? (
        late && <late.LanguageMenu onChoose={choose} />
      ) : (
        <div className="segments">
          {language.languages.map(({ code, name, tag }) => (
            <button
              key={code}
              type="button"
              className="segment"
              lang={tag}
              aria-pressed={code === current}
              onClick={() => void choose(code)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {(failed || error !== undefined) && (
        <p className="choice-error" role="alert">
          {t('error.chunk-load')}
        </p>
      )}
    </div>
  );
}
