import { core } from './platform';

export function Languages() {
  return (
    <div role="group" aria-label="Language">
      {core.language.languages.map(({ code, name }) => (
        <button key={code} lang={code} onClick={() => void core.language.use(code)}>
          {name}
        </button>
      ))}
    </div>
  );
}
