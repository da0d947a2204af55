import type { MouseEvent } from 'react';
import type { Banner } from '../../api/content/announcements.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { isKnownPath } from '../../ui/page/is-known-path.js';
import { Carousel } from '../../ui/motion/carousel.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { tagOfText } from '../../ui/html/tag-of-text.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useKept } from '../../ui/record/use-kept.js';
import { bannerTarget, type BannerTarget } from './banner-target.js';
import type { contract } from './contract.js';
import { findGame } from './find-game.js';

const AUTOPLAY = 5000; // ms, CON-31
const SPEED = 1000; // ms, CON-32
const PER_VIEW = 1.272; // CON-33
const DEPTH = 200; // px, CON-34

/** The banners of a group (HOM-01). With none, nothing; when they cannot be loaded, the reason and another try. */
export function Banners({ group, host }: ViewProps<typeof contract>) {
  const { catalogue, language } = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useKept(catalogue.announcements());
  const direction = useStore(language.store, state => state.direction);
  const banners = data?.banners.filter(banner => banner.group === group);
  if (banners?.length === 0) return null;
  if (error && !data)
    return <ErrorCard error={error} title={t('common.failed', { name: t('banners.label') })} busy={loading} onRetry={refresh} />;
  if (!banners) {
    return (
      <div className="carousel" data-several aria-busy="true" aria-label={t('banners.label')} role="group">
        <Skeleton className="banner-skeleton" />
      </div>
    );
  }
  return (
    <Carousel
      key={banners.map(({ id }) => id).join()}
      texts={{
        label: t('banners.label'),
        slide: (number, total) => t('banners.slide', { number, total }),
        pause: t('banners.pause'),
        play: t('banners.play'),
      }}
      slides={banners.map((banner, index) => ({
        key: banner.id,
        content: (current, original) => <BannerPicture banner={banner} current={current} eager={index === 0 && original} host={host} />,
      }))}
      every={AUTOPLAY}
      speed={SPEED}
      perView={PER_VIEW}
      depth={DEPTH}
      direction={direction}
    />
  );
}

interface BannerPictureProps {
  banner: Banner;
  /** Only the banner in the middle is a link; a click on a neighbour brings it there. */
  current: boolean;
  eager: boolean;
  host: HTMLElement;
}

function BannerPicture({ banner, current, eager, host }: BannerPictureProps) {
  const core = useCore();
  const t = useText();
  const linkage = bannerTarget(banner, core.navigation);
  const target = linkage?.kind === 'path' && !isKnownPath(core.navigation.routes, linkage.to) ? undefined : linkage;
  const picture = (
    <>
      <LazyImage src={banner.imageUrl} title={banner.title} eager={eager} className="banner-image" />
      {banner.title && (
        <span className="banner-title">
          <span lang={tagOfText(banner.lang)} dir="auto">
            {banner.title}
          </span>
          {target && banner.linkageType !== 'CATEGORY' && (
            <span className="banner-play" aria-hidden="true">
              {t(target.kind === 'game' ? 'game.play' : 'banners.more')}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (!target || !current) {
    return (
      <div className="banner" part="banner">
        {picture}
      </div>
    );
  }
  const outside = target.kind === 'url';
  const follow = (event: MouseEvent) => {
    if (outside || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(target);
  };
  const open = async (to: Exclude<BannerTarget, { kind: 'url' }>) => {
    const game = to.kind === 'game' ? await findGame(core, to.gameId, banner.title).catch(() => undefined) : undefined;
    if (game) await core.launch.game(game, { from: host }).catch(() => undefined);
    else core.navigation.navigate(to.to, { from: host });
  };
  return (
    <a
      className="banner"
      part="banner"
      href={outside ? target.href : core.navigation.href(target.to)}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={follow}
      draggable={false}
    >
      {picture}
    </a>
  );
}
