import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { tagOfText } from '../../ui/html/tag-of-text.js';
import { Icon } from '../../ui/atoms/icon.js';
import { bell } from '../../ui/atoms/icons.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import { Ticker } from '../../ui/motion/ticker.js';
import { Nothing } from '../../ui/page/nothing.js';
import type { contract } from './contract.js';

/** Titles of the notice list (HOM-06, HOM-09), drifting by. */
export function NoticeTicker({ host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  useArrowKeys();
  const { data, error, loading, refresh } = useQuery(core.catalogue.announcements());
  const notices = data?.player;
  if (notices?.length === 0) return <Nothing host={host} />;
  const entries = (copy: boolean) =>
    notices?.map(({ id, title, lang }) => (
      <li key={id}>
        <button
          type="button"
          className="ticker-title"
          part="entry"
          tabIndex={copy ? -1 : undefined}
          onClickCapture={() => core.dialogs.open('notice', { id })}
        >
          <span lang={tagOfText(lang)} dir="auto">
            {title}
          </span>
        </button>
      </li>
    ));
  return (
    <Ticker
      label={t('notices.label')}
      name="notices-stopped"
      pauseText="notices.pause"
      playText="notices.play"
      mark={<Icon of={bell} />}
      entries={notices && entries}
      failed={!notices && error ? { error, loading, refresh } : undefined}
    />
  );
}
