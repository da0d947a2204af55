import { useEffect, useRef } from 'react';
import '../../../../../src/ui/html/rich-text.css';
import { htmlRules } from '../../../../../src/ui/html/rich-text-rules.js';
import { safeHtml } from '../../../../../src/ui/html/safe-html.js';

const { origin } = location;
const rules = htmlRules({
  href: path => path,
  imageUrl: src => (URL.canParse(src, origin) ? new URL(src, origin).href : ''),
  imageHosts: [origin],
});

/** What the site shows of a text: made safe by the site's own code, with the site's own rules. Its links lead nowhere here. */
export function HtmlPreview({ label, html, lang }: { label: string; html: string; lang: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(safeHtml(html, document, rules));
  }, [html]);
  return (
    <section className="preview" aria-label={label}>
      <h3>{label}: what the site shows</h3>
      <div ref={box} className="rich-text" lang={lang.toLowerCase()} dir="auto" tabIndex={0} onClick={event => event.preventDefault()} />
    </section>
  );
}
