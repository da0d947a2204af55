/** Languages in which the operator writes. */
export const LANGUAGES = ['EN', 'ES'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

/** Which language's text an editor shows. */
export function LanguageChoice({ value, onChoose }: { value: TextLanguage; onChoose: (language: TextLanguage) => void }) {
  return (
    <fieldset className="segments">
      <legend>Language of the text</legend>
      {LANGUAGES.map(name => (
        <label key={name}>
          <input type="radio" name="language" checked={value === name} onChange={() => onChoose(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
