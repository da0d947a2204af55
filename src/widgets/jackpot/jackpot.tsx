import { Fragment, useEffect, useState } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';
import { gmtOffsetAt, platformNow } from '../../core/format/platform-time.js';
import type { Core } from '../../core/parts/core.js';
import type { ViewProps } from '../../element/contract.js';
import { useQuery, useStanding, useStore } from '../../element/core-context.js';
import { whileSeen } from '../../element/sight.js';
import { isKnownPath } from '../../ui/page/is-known-path.js';
import { Link } from '../../ui/atoms/link.js';
import type { contract } from './contract.js';
import { sourceQuery } from './source-query.js';

/** Most pages name a source: what is drawn without one comes where it is. */
const loadIllustration = () => import('./illustration.js');

/** The jackpot counter (HOM-08, OP-28). Nothing is ever computed from its figure. */
export function Jackpot({ source, label, currency, compact, host }: ViewProps<typeof contract>) {
  const { core, t } = useStanding();
  const { navigation, money } = core;
  const { phase, value: platform } = useStore(core.status.store, state => state);
  const query = sourceQuery(source);
  const { data, error } = useQuery(query);
  const illustration = useIllustration(core, host, source === '' && phase !== 'loading');
  const figure = source === '' ? illustration : data?.amount;
  const name = label || t('jackpot.title');
  const note = source === '' ? t('jackpot.illustration') : data?.share === undefined ? '' : t('jackpot.share', { share: data.share });
  const of = data?.currency ?? currency;
  /** Money of the platform is written as everywhere; the illustration and other money with the letters of its currency. */
  const isOwn = source !== '' && of === platform?.currency;
  // Nothing without data: an empty list would cost as much as an element.
  const ways =
    data &&
    [
      { to: data.games, text: t('jackpot.games') },
      { to: data.rules, text: t('jackpot.rules') },
    ].flatMap(({ to, text }) => (to && isKnownPath(navigation.routes, to) ? [{ to, text }] : []));
  const failed = source !== '' && figure === undefined && (error !== undefined || !query);
  return (
    <section
      className={compact ? 'jackpot jackpot-compact' : 'jackpot'}
      data-source={source !== '' || undefined}
      aria-label={source === '' ? `${name}: ${t('jackpot.label')}` : name}
    >
      <p className="jackpot-label" part="label">
        {name}
      </p>
      {failed ? (
        <p className="jackpot-failed">{t('jackpot.failed')}</p>
      ) : (
        <p className="jackpot-figure" part="figure" aria-busy={figure === undefined || undefined}>
          {figure === undefined ? (
            '\u00a0'
          ) : (
            <>
              {/* As MoneyText, which would be a component more in each of a hundred tags. */}
              <span className="tabular">{money.format(figure, isOwn ? { currency: of } : { withoutSymbol: true })}</span>{' '}
              {!isOwn && <span className="jackpot-currency">{of}</span>}
            </>
          )}
        </p>
      )}
      <p className="jackpot-note" part="note">
        <span className="jackpot-says">{note}</span>
        {ways?.map(({ to, text }) => (
          <Fragment key={text}>
            {' '}
            <Link to={to} from={host}>
              {text}
            </Link>
          </Fragment>
        ))}
      </p>
    </section>
  );
}

/**
 * The figure of the day, growing every few seconds while it is seen (CON-37, CON-39); undefined until the page shows it. Each zone has
 * days of its own: the platform's must be known.
 */
function useIllustration(core: Core, host: HTMLElement, active: boolean): number | undefined {
  const gmtOffset = gmtOffsetAt(core, Date.now());
  const [figure, setFigure] = useState<number>();
  useEffect(() => {
    if (!active) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without the code no figure stands, and its place stays.
    loadSection(loadIllustration).then(
      ({ illustrationOf }) => {
        if (isOver) return;
        const show = () => {
          const { amount, rest } = illustrationOf(gmtOffset)(platformNow(core));
          setFigure(amount);
          return rest;
        };
        show();
        stop = whileSeen(host, () => {
          let rest: () => void;
          const grow = () => void (rest = core.scheduler.after(show(), grow));
          grow();
          return () => rest();
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [host, active, gmtOffset, core]);
  return active ? figure : undefined;
}
