import { useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { Draw, TicketKind } from '../../api/rewards/rewards.js';
import { openEnvelopes } from '../../core/rewards/envelopes.js';
import { rewardList, TICKET_KINDS, ticketList } from '../../core/rewards/rewards.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gift } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { ClaimList } from './claim-list.js';
import { DrawDialog } from './draw-dialog.js';
import { DrawHistory } from './draw-history.js';
import { OpenEnvelopes } from './open-envelopes.js';
import { RaffleCard } from './raffle-card.js';
import { useWonText } from './reward-words.js';
import { RewardsSkeleton } from './rewards-skeleton.js';
import type { SectionProps } from './sections.js';

/** What can be claimed, red envelopes, the raffles with their tickets, and what was drawn lately (MEM-10, AGT-19, PRO-15 to PRO-17). */
export function RewardCentre({ emit, host }: SectionProps) {
  const core = useCore();
  const t = useText();
  const rewards = useQuery(rewardList(core));
  const tickets = useQuery(ticketList(core));
  const envelopes = useQuery(openEnvelopes(core));
  const [opened, setOpened] = useState<TicketKind>();
  const [unseen, setUnseen] = useState<Draw>();
  const wonText = useWonText();
  const error = (!rewards.data && rewards.error) || (!tickets.data && tickets.error);
  const retry = () => {
    if (!rewards.data) rewards.refresh();
    if (!tickets.data) tickets.refresh();
  };

  const open = (kind?: TicketKind) => {
    setOpened(kind);
    setUnseen(undefined);
  };
  const close = (drawn?: Draw) => {
    open();
    setUnseen(drawn);
  };

  if (error) return <ErrorCard error={error} busy={rewards.loading || tickets.loading} onRetry={retry} />;
  if (!rewards.data || !tickets.data || (!envelopes.data && !envelopes.error)) return <RewardsSkeleton />;
  const claims = rewards.data.filter(({ kind }) => !isTicket(kind));
  const raffles = tickets.data.tickets;
  const ticketCount = rewards.data.length - claims.length;
  const received = envelopes.data?.list ?? [];
  const waiting = rewards.data.length + received.length;
  const raffle = raffles.find(({ kind }) => kind === opened);
  return (
    <>
      {waiting === 0 ? (
        <EmptyState icon={gift} title={t('rewards.empty')} text={t('rewards.empty-text')}>
          <Link className="button button-primary" to="/promotions" from={host}>
            {t('rewards.to-promotions')}
          </Link>
        </EmptyState>
      ) : (
        <p className="rewards-sum">{t('rewards.waiting', { count: waiting })}</p>
      )}
      <OpenEnvelopes envelopes={received} emit={emit} />
      {/* A platform without red envelopes does not know the call. */}
      {!envelopes.data && errorCode(envelopes.error) !== 'not-found' && (
        <ErrorCard error={envelopes.error} busy={envelopes.loading} onRetry={envelopes.refresh} />
      )}
      {claims.length > 0 && <ClaimList rewards={claims} emit={emit} />}
      {raffles.length > 0 && (
        <section className="page rewards-part" aria-labelledby="raffles">
          <h3 id="raffles">
            {t('rewards.raffles')}{' '}
            {ticketCount > 0 && <span className="rewards-count">{t('rewards.tickets', { count: ticketCount })}</span>}
          </h3>
          <p className="claim-news" role="status">
            {unseen && wonText(unseen)}
          </p>
          <ul className="raffles">
            {raffles.map(each => (
              <RaffleCard key={each.kind} raffle={each} onOpen={() => open(each.kind)} />
            ))}
          </ul>
        </section>
      )}
      {tickets.data.draws.length > 0 && <DrawHistory draws={tickets.data.draws} />}
      {raffle && <DrawDialog raffle={raffle} emit={emit} onClose={close} onUnseen={setUnseen} />}
    </>
  );
}

function isTicket(kind: string): boolean {
  return TICKET_KINDS.some(each => each === kind);
}
