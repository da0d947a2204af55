import type { SystemStatus } from '../../api/wire/system.js';
import { useCore, useText } from '../../element/core-context.js';
import { isWeb, openService } from './customer-service.js';
import { SOCIAL_ICONS } from './social-icons.js';

/** One link for each social channel that has a resource (HDR-29, HDR-33). */
export function SocialLinks({ resources }: { resources: SystemStatus['resources'] }) {
  const core = useCore();
  const t = useText();
  const shown = resources.filter(resource => resource.channel in SOCIAL_ICONS && isWeb(resource.url));
  if (shown.length === 0) return null;
  return (
    <ul className="social" aria-label={t('footer.social')}>
      {shown.map(({ channel, labelNameEn, url }) => (
        <li key={channel}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={labelNameEn || channel}
            title={labelNameEn || channel}
            onClick={event => {
              if (channel !== 'LIVECHAT' || core.config.navigation !== 'history' || event.metaKey || event.ctrlKey || event.shiftKey)
                return;
              event.preventDefault();
              openService(core);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={SOCIAL_ICONS[channel]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
