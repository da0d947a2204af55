import type { TextKey } from '../../core/parts/core.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useLocale, useQuery, useStore, useText } from '../../element/core-context.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { SocialLinks } from '../../ui/contact/social-links.js';
import { useShown } from '../../ui/page/use-shown.js';
import { BankCarousel } from './bank-carousel.js';
import type { contract } from './contract.js';
import { vendorsOf } from './vendors.js';
import { localDigits } from '../../texts/forms/local-digits.js';

const HELP_LINKS: readonly { text: TextKey; to: string }[] = [
  { text: 'nav.help', to: '/help' },
  { text: 'nav.terms', to: '/help#term' },
  { text: 'footer.agreement', to: '/agreement' },
  { text: 'footer.brand', to: '/brand' },
  { text: 'nav.blog', to: '/blog' },
  { text: 'footer.mirrors', to: '/mirror' },
  { text: 'footer.download', to: '/download' },
  { text: 'nav.agent', to: '/agent' },
];

/** HDR-31 to HDR-35. What has no resource is left out. */
export function Footer({ bankLogos, bankCount, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const shown = useShown(host, 'footer');
  const status = useStore(core.status.store, state => state.value);
  const categories = useQuery(core.catalogue.categories()).data ?? [];
  const vendors = vendorsOf(categories);
  const year = localDigits(new Date().getFullYear(), useLocale());
  if (!shown) return null;
  return (
    <div className="footer" part="footer">
      <div className="columns">
        <nav aria-label={t('footer.help')}>
          <h2>{t('footer.help')}</h2>
          <ul>
            {HELP_LINKS.filter(core.status.offers).map(link => (
              <li key={link.to}>
                <Link to={link.to} from={host}>
                  {t(link.text)}
                </Link>
              </li>
            ))}
            {core.status.offers({ text: 'common.customer-service' }) && (
              <li>
                <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
              </li>
            )}
          </ul>
        </nav>
        {categories.length > 0 && (
          <nav className="products" aria-label={t('footer.products')}>
            <h2>{t('footer.products')}</h2>
            <ul>
              {categories.map(category => (
                <li key={category.code}>
                  <Link
                    lang={categoryTag(category)}
                    to={core.navigation.categoryPath(category.code)}
                    from={host}
                    onFollow={() => void core.launch.category(category.code, { from: host })}
                  >
                    {categoryTitle(category, t)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-label={t('footer.social')}>
          <h2>{t('footer.social')}</h2>
          <SocialLinks resources={status?.resources ?? []} />
        </section>
      </div>
      {vendors.length > 0 && (
        <section className="logos" aria-label={t('footer.vendors')}>
          <h2>{t('footer.vendors')}</h2>
          <ul className="vendors">
            {vendors.map(vendor => (
              <li key={vendor.code}>
                <LazyImage className="vendor-logo" src={vendor.iconUrl} title={vendor.name} alt={vendor.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bankLogos && <BankCarousel pattern={bankLogos} count={bankCount} />}
      <div className="legal">
        <slot name="legal" />
        <p>{t('footer.adults')}</p>
        {status?.brand.name && (
          <p>
            © {year} {status.brand.name}
          </p>
        )}
      </div>
    </div>
  );
}
