import { useEffect, useRef, useState } from 'react';
import { useCore } from '../../../element/core-context.js';
import { useGate } from '../../../element/gate.js';
import { keepSearch } from './recent-searches.js';
import type { Given, SearchProps } from './search-box.js';
import { SearchInput, type TypedProps } from './search-input.js';
import { Suggestions } from './suggestions.js';

type SearchFieldProps = Omit<SearchProps, 'onSearch'> & Given & TypedProps & { takesFocus: boolean };

/** The field beside the menu; while it is empty and has the focus, what may be meant stands below it. */
export function SearchField({ text, takesFocus, onText, onSubmit, onClose, ...props }: SearchFieldProps) {
  const { config } = useCore();
  const { hasTexts } = useGate();
  const input = useRef<HTMLInputElement>(null);
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <form
      className="search-form"
      role="search"
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setInside(false);
        keepSearch(config, text.trim());
      }}
    >
      <SearchInput ref={input} text={text} longest={props.longest} onText={onText} />
      {isInside && text === '' && hasTexts && (
        <div className="search-panel">
          <Suggestions
            {...props}
            text=""
            onText={wanted => onSubmit(wanted)}
            onDone={() => {
              setInside(false);
              onClose();
            }}
          />
        </div>
      )}
    </form>
  );
}
