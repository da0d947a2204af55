/** Redoc's own script stands beside this one. */
declare const Redoc: {
  init(address: string, options: object, element: HTMLElement, done: (error?: Error) => void): void;
};

const element = document.getElementById('document')!;
const SANS = 'system-ui, sans-serif';
const options = {
  hideDownloadButton: true,
  expandResponses: '200',
  requiredPropsFirst: true,
  theme: {
    colors: { primary: { main: '#2348b8' } },
    typography: {
      fontFamily: SANS,
      headings: { fontFamily: SANS, fontWeight: '600' },
      code: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' },
    },
  },
};
// Both scripts wait for the document, this one after Redoc's.
show();

function show(): void {
  if (typeof Redoc === 'undefined') return say('The page’s script did not arrive. Load the page again.');
  Redoc.init('/openapi/openapi.json', options, element, error => error && say('The document did not arrive. Load the page again.'));
}

/** In a place of its own: Redoc still holds the one that it was given. */
function say(sentence: string): void {
  const note = Object.assign(document.createElement('p'), { className: 'waiting', textContent: sentence });
  note.setAttribute('role', 'alert');
  const place = document.createElement('main');
  place.append(note);
  element.replaceWith(place);
}
