import { useText } from '../../../element/core-context.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { search as searchIcon } from '../../../ui/atoms/icons.js';
import type { Given } from './search-box.js';

export interface TypedProps {
  text: string;
  onText: (text: string) => void;
  /** Shows what matches in the lobby: what stands in the field, or another text. */
  onSubmit: (text?: string) => void;
  onClose: () => void;
}

/** It has the focus when its dialog opens. */
export function SearchInput({ text, longest, onText }: Pick<TypedProps, 'text' | 'onText'> & Given) {
  const t = useText();
  return (
    <label className="search-field">
      <Icon of={searchIcon} />
      <span className="visually-hidden">{t('lobby.search-games')}</span>
      <input
        type="search"
        value={text}
        maxLength={longest}
        placeholder={t('lobby.search-games')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus=""
        onChange={event => onText(event.target.value)}
      />
    </label>
  );
}
