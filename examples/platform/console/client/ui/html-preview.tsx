import { useEffect, useState } from 'react';

/**
 * Shows HTML of the operator in a frame that runs no script and belongs to nobody. A file in memory, because the page's policy
 * lets no text become HTML; the frame has the page's policy too, so pictures of others stay away.
 */
export function HtmlPreview({ label, html }: { label: string; html: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const sheet = `${location.origin}/sandbox/main.css`;
    const page = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${sheet}"><body class="preview">${html}`;
    const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [html]);
  return address === undefined ? null : <iframe className="preview-frame" title={label} sandbox="" src={address} />;
}
