import { warnOnce } from './say.js';

/** Says that forms cannot be sent here: in a sandboxed frame without `allow-forms` no form tells its page that it was submitted (HTML, form submission). */
export function checkFrame(): void {
  if (window.top === window || canSubmit()) return;
  warnOnce('This frame is sandboxed without allow-forms: no login, registration or deposit can be sent. Add allow-forms to its sandbox.');
}

/** In a shadow root, because a submit event does not leave it. */
function canSubmit(): boolean {
  const host = document.createElement('div');
  host.hidden = true;
  const form = document.createElement('form');
  host.attachShadow({ mode: 'closed' }).append(form);
  let heard = false;
  form.addEventListener('submit', event => {
    heard = true;
    event.preventDefault();
  });
  document.documentElement.append(host);
  form.requestSubmit();
  host.remove();
  return heard;
}
