import { Fragment, useEffect, useState } from 'react';
import { gmtOffsetAt, platformNow } from '../../core/format/platform-time.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { isKnownPath } from '../../ui/page/is-known-path.js';
import { Link } from '../../ui/atoms/link.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import type { contract } from './contract.js';
import { createIllustration } from './illustration.js';
import { sourceQuery } from './source-query.js';

/** The jackpot counter (HOM-08, OP-28). Nothing is ever computed from its figure. */
export function Jackpot({ source, label, currency, host }: ViewProps<typeof contract>) {
  const { navigation, status } = useCore();
  const t = useText();
  const own = useStore(status.store, ({ value }) => value?.currency);
  const query = sourceQuery(source);
  const { data, error } = useQuery(query);
  const illustration = useIllustration(source === '');
  const figure = source === '' ? illustration : data?.amount;
  const name = label || t('jackpot.title');
  const note = source === '' ? t('jackpot.illustration') : data?.share === undefined ? '' : t('jackpot.share', { share: data.share });
  const of = data?.currency ?? currency;
  /** Money of the platform is written as everywhere; the illustration and other money with the letters of its currency. */
  const isOwn = source !== '' && of === own;
  const ways = [
    { to: data?.games, text: t('jackpot.games') },
    { to: data?.rules, text: t('jackpot.rules') },
  ].flatMap(({ to, text }) => (to && isKnownPath(navigation.routes, to) ? [{ to, text }] : []));
  const failed = source !== '' && figure === undefined && (error !== undefined || !query);
  return (
    <section
      className="jackpot"
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
          ) : isOwn ? (
            <MoneyText amount={figure} currency={of} />
          ) : (
            <>
              <MoneyText amount={figure} withoutSymbol /> <span className="jackpot-currency">{of}</span>
            </>
          )}
        </p>
      )}
      <p className="jackpot-note" part="note">
        {note}
        {ways.map(({ to, text }) => (
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

/** The figure of the day, growing every few seconds (CON-37, CON-39); undefined until the page shows it. */
function useIllustration(active: boolean): number | undefined {
  const core = useCore();
  const { scheduler } = core;
  // Each zone has days of its own: what the platform's is comes first.
  const isReady = useStore(core.status.store, ({ phase }) => phase !== 'loading');
  const gmtOffset = useStore(core.status.store, () => gmtOffsetAt(core, Date.now()));
  const [figure, setFigure] = useState<number>();
  useEffect(() => {
    if (!active || !isReady) return;
    const figureAt = createIllustration(gmtOffset);
    let stop: () => void = () => undefined;
    const show = () => {
      const { amount, rest } = figureAt(platformNow(core));
      setFigure(amount);
      stop = scheduler.after(rest, show);
    };
    show();
    return () => stop();
  }, [active, isReady, gmtOffset, core, scheduler]);
  return active ? figure : undefined;
}
