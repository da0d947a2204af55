import type { Ref } from 'react';
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
interface SearchInputProps extends Pick<TypedProps, 'text' | 'onText'>, Pick<Given, 'longest'> {
  /** It has the focus when its dialog opens. */
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function SearchInput({ text, longest, onText, first, ref }: SearchInputProps) {
  const t = useText();
  return (
    <label className="search-field">
      <Icon of={searchIcon} />
      <span className="visually-hidden">{t('lobby.search-games')}</span>
      <input
        ref={ref}
        type="search"
        value={text}
        maxLength={longest}
        placeholder={t('lobby.search-games')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus={first || undefined}
        onChange={event => onText(event.target.value)}
      />
    </label>
  );
}
