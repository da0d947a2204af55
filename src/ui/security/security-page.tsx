import { securityStanding } from '../../core/member/security.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { FormSkeleton } from '../form/form-skeleton.js';
import { SecurityList } from './security-list.js';
import { usePlatformTime } from '../time/use-platform-time.js';

/** The security centre: what protects the account, and from where it was used (MEM-24). */
export const Page = part(PageView, { texts: ['identity'] });

function PageView() {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const addresses = useQuery(securityStanding(core)).data?.addresses ?? [];
  const moment = usePlatformTime().moment();
  if (!hasTexts) return <FormSkeleton />;
  return (
    <div className="security">
      <SecurityList />
      {addresses.length > 0 && (
        <section className="card" aria-labelledby="addresses-title">
          <h3 id="addresses-title">{t('member.addresses')}</h3>
          <p className="form-text">{t('member.addresses-text')}</p>
          <ul className="rows" role="list">
            {addresses.map(({ ip, registeredAt, isThis }) => (
              <li key={ip} className="row">
                <p>
                  <strong className="tabular">{ip}</strong>
                  <span>{t('member.address-since', { date: moment(registeredAt) })}</span>
                </p>
                {isThis && <span className="tag">{t('member.address-this')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
