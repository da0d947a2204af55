import { useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { Icon } from '../../ui/atoms/icon.js';
import { headphones } from '../../ui/atoms/icons.js';
import choice from '../../ui/form/choice.css';
import { LanguageChoice } from '../../ui/language/language-choice.js';
import css from './ways-on.css';

/** What is left where the platform is closed, or does not answer: customer service as the page (`host`) itself knows it, and the language. */
export const WaysOn = part(WaysOnView, { css: [choice, css] });

function WaysOnView({ host }: { host?: HTMLElement }) {
  const t = useText();
  return (
    <div className="ways-on">
      {host?.querySelector(':scope > [slot="service"]') && (
        <p className="service">
          <Icon of={headphones} />
          <span>{t('common.customer-service')}</span>
          <slot name="service" />
        </p>
      )}
      <LanguageChoice />
    </div>
  );
}
