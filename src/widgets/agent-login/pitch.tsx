import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chartLine, headphones, share2 } from '../../ui/atoms/icons.js';

const POINTS = [
  { icon: share2, title: 'agent.point-codes', text: 'agent.point-codes-text' },
  { icon: chartLine, title: 'agent.point-figures', text: 'agent.point-figures-text' },
  { icon: headphones, title: 'agent.point-support', text: 'agent.support-hours' },
] as const;

/** What the programme offers; a page may put its own words in its place. */
export const Pitch = part(PitchView, { texts: ['agent'] });

function PitchView() {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const isStranger = useStore(core.session.store, session => session.role !== 'agent');
  return (
    <div className="pitch" part="pitch" data-waiting={!hasTexts || undefined}>
      <slot name="pitch">
        <p className="kicker">{t('agent.pitch-kicker')}</p>
        <h2>{t('agent.pitch')}</h2>
        <p className="lead">{t('agent.pitch-lead')}</p>
        <ul className="points">
          {POINTS.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon of={icon} />
              <strong>{t(title)}</strong>
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
        {isStranger && (
          <p className="not-yet">
            <strong>{t('agent.not-yet')}</strong> {t('agent.not-yet-text')}{' '}
            <CustomerServiceEntry className="link">{t('agent.not-yet-contact')}</CustomerServiceEntry>
          </p>
        )}
      </slot>
    </div>
  );
}
