const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** `/strict-page` is a host page under a strict Content Security Policy with Trusted Types; the suite opens it in a frame. */
export function strictPage(folder) {
  return async (context, next) => {
    if (context.path !== '/strict-page') return next();
    context.set('Content-Security-Policy', POLICY);
    context.type = 'html';
    context.body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Strict page</title></head>
<body><script type="module" src="/${folder}/tests/conformance/strict/page.js"></script></body></html>`;
  };
}
