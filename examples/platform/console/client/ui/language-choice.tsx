import { WHOLE_LANGUAGES, type WholeLanguage } from '../../../languages.js';
/** Which language's text an editor shows. */
export function LanguageChoice({ value, onChoose }: { value: WholeLanguage; onChoose: (language: WholeLanguage) => void }) {
  return (
    <fieldset className="segments">
      <legend>Language of the text</legend>
      {WHOLE_LANGUAGES.map(name => (
        <label key={name}>
          <input type="radio" name="language" checked={value === name} onChange={() => onChoose(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
