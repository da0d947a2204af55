import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../contract.js';
import { useCore, useStore, useText } from '../core-context.js';
import { Icon } from '../ui/icon.js';
import { arrowLeft } from '../ui/icons.js';
import { Skeleton } from '../ui/skeleton.js';
import { useTextSet } from '../ui/use-text-set.js';
import type { contract } from './contract.js';
import { Link } from '../ui/link.js';
import { MemberMenu } from './member-menu.js';
import { NoMember } from './no-member.js';
import { PageFrame } from './page-frame.js';
import { PAGES, pageOf } from './pages.js';
import { useNarrow } from './use-narrow.js';
import { usePageTitle } from './use-page-title.js';

/** The member's pages: a menu beside the page, or before it where there is no room for both (NAV-16, MEM-01 to MEM-24, OP-74). */
export function MemberCentre({ page: first, followRoute, popup, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('member');
  const narrow = useNarrow(host);
  const state = useStore(core.session.store, session => session.state);
  const isMember = useStore(core.session.store, session => session.state === 'real' && !session.passwordChange);
  const asked = useStore(core.navigation.store, place => (place.route.screen === 'member' ? (place.query.page ?? '') : ''));
  const [own, setOwn] = useState(first);
  useEffect(() => setOwn(first), [first]);
  const page = pageOf(followRoute ? asked : own) ?? (narrow ? undefined : PAGES[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(page?.name ?? '', heading);
  usePageTitle(hasTexts ? t((isMember && page?.text) || 'nav.account') : '', host);

  const go = (name: string) => {
    if (followRoute) core.navigation.navigate(addressOf(name), { from: host });
    else {
      setOwn(name);
      emit('gp-member-page', { page: name });
    }
  };

  if (!hasTexts || state === 'restoring') return <Skeleton className="centre-loading" />;
  if (!isMember) return <NoMember host={host} />;
  return (
    <div className="centre" data-popup={popup || undefined} data-narrow={narrow || undefined}>
      {(!narrow || !page) && <MemberMenu host={host} current={page?.name} addressOf={addressOf} onChoose={go} />}
      {page && (
        <section className="content" part="page" aria-labelledby="page-title">
          {narrow && (
            <Link className="back" to={addressOf('')} from={host} onFollow={() => go('')}>
              <Icon of={arrowLeft} mirrored /> {t('member.menu')}
            </Link>
          )}
          <h2 id="page-title" ref={heading} tabIndex={-1}>
            {t(page.text)}
          </h2>
          <PageFrame key={page.name} page={page} host={host} go={go} onFail={code => emit('gp-error', { code })} />
        </section>
      )}
    </div>
  );
}

function addressOf(page: string): string {
  return page === '' ? '/member' : `/member?page=${page}`;
}

/** A page that was chosen gets the focus, so that whoever cannot see it hears which it is; the first one does not take it. */
function useArrival(page: string, heading: { current: HTMLElement | null }): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page, heading]);
}
