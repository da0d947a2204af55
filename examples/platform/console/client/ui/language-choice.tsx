import { OPERATORS_LANGUAGES, type OperatorsLanguage } from '../../../languages.js';
/** Which language's text an editor shows. */
export function LanguageChoice({ value, onChoose }: { value: OperatorsLanguage; onChoose: (language: OperatorsLanguage) => void }) {
  return (
    <fieldset className="segments">
      <legend>Language of the text</legend>
      {OPERATORS_LANGUAGES.map(name => (
        <label key={name}>
          <input type="radio" name="language" checked={value === name} onChange={() => onChoose(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
