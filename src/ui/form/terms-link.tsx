import { useCore } from '../../element/core-context.js';
import { Link } from '../atoms/link.js';
import { useOffer } from '../page/use-offer.js';

/** Leads to the terms: a plain click shows them over the form, which keeps what was typed (SES-27, NAV-20). */
export function TermsLink({ host, text }: { host: HTMLElement; text: string }) {
  const { dialogs } = useCore();
  if (!useOffer('nav.terms')) return null;
  return (
    <Link className="link" to="/help#term" from={host} onFollow={() => void dialogs.open('help', { topic: 'term' })}>
      {text}
    </Link>
  );
}
