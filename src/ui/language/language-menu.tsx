import { useId, useRef, useState } from 'react';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { check, chevronDown, globe } from '../atoms/icons.js';
import { Icon } from '../atoms/icon.js';
import field from '../form/field.css';
import css from './language-menu.css';
import { findLanguages, likelyFirst } from './find-languages.js';

interface LanguageMenuProps {
  onChoose(code: string): unknown;
}

/** Many languages: the one of now on a button, all of them behind it, to be searched by any of their names (I18-02, HDR-30). */
export const LanguageMenu = part(LanguageMenuView, { css: [field, css] });

function LanguageMenuView({ onChoose }: LanguageMenuProps) {
  const { language } = useCore();
  const t = useText();
  const { language: current, tag } = useStore(language.store, state => state);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { languages } = language;
  const named = languages.find(({ code }) => code === current)?.name;
  const close = () => {
    setOpen(false);
    setText('');
    button.current?.focus();
  };
  const listed = isOpen ? findLanguages(likelyFirst(languages, current, navigator.languages), text, tag) : [];
  return (
    <div
      className="language-menu"
      onKeyDown={event => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="language-now"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${t('common.language')}: ${named}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon of={globe} />
        <span className="language-name">{named}</span>
        <Icon of={chevronDown} />
      </button>
      {isOpen && (
        <div id={id} className="language-panel">
          <input
            type="text"
            role="searchbox"
            className="input"
            aria-label={t('common.language')}
            placeholder={t('common.language')}
            autoFocus
            autoComplete="off"
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                event.currentTarget.parentElement?.querySelector<HTMLElement>('.language-option')?.focus();
              }
              if (event.key !== 'Enter' || !listed[0]) return;
              // Else it presses the button, too, which has the focus then.
              event.preventDefault();
              onChoose(listed[0].code);
              close();
            }}
          />
          <p className="visually-hidden" role="status">
            {text && t('common.results', { count: listed.length })}
          </p>
          <ul className="language-list" data-keys="">
            {listed.map(({ code, name, tag: its, direction }) => (
              <li key={code}>
                <button
                  type="button"
                  className="language-option"
                  lang={its}
                  dir={direction}
                  aria-current={code === current || undefined}
                  onClick={() => {
                    onChoose(code);
                    close();
                  }}
                >
                  {name}
                  {code === current && <Icon of={check} />}
                </button>
              </li>
            ))}
          </ul>
          {text && listed.length === 0 && <p className="language-none">{t('common.results', { count: 0 })}</p>}
        </div>
      )}
    </div>
  );
}
