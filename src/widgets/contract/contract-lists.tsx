import { useState } from 'react';
import type { Contract, ContractList } from '../../api/team/contracts.js';
import type { MessageText } from '../../core/parts/core.js';
import type { Emit } from '../../element/contract.js';
import { useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { plus } from '../../ui/atoms/icons.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { ContractCard } from './contract-card.js';
import type { contract } from './contract.js';
import { PastContracts } from './past-contracts.js';

interface ContractListsProps {
  data: ContractList;
  contracts: readonly Contract[];
  isAgent: boolean;
  /** Nobody is above it: what it receives is from the house. */
  isTop: boolean;
  /** It has nothing from there yet. */
  hasOnlyGiven: boolean;
  shown: Contract['direction'];
  onShow(section: 'received' | 'given' | 'offer'): void;
  onDone(text?: MessageText): void;
  emit: Emit<typeof contract>;
}

/** What is agreed and what is past; agents have those of their upline and those that they gave. */
export function ContractLists({ data, contracts, isAgent, isTop, hasOnlyGiven, shown, onShow, onDone, emit }: ContractListsProps) {
  const t = useText();
  const [fault, setFault] = useState<{ id: string; text: MessageText }>();
  const all = contracts.filter(({ direction }) => direction === shown);
  const active = all.filter(({ status }) => status === 'active');
  // One's own offers wait for somebody else; those received stand above, among the requests.
  const offered = shown === 'given' ? all.filter(({ status }) => status === 'offered') : [];
  const past = all.filter(({ status }) => status === 'rejected' || status === 'terminated');
  const cards = [...offered, ...active];
  // What was done without an answer may have taken its card away.
  const cardless = fault && cards.every(({ id }) => id !== fault.id) ? fault.text : undefined;
  const lists = (
    <div className="contract-lists">
      <FormMessage text={cardless && t(cardless.key, cardless.values)} />
      {shown === 'given' && (
        <Button kind="primary" icon={plus} className="contract-offer" onClick={() => onShow('offer')}>
          {t('contract.offer')}
        </Button>
      )}
      {cards.length === 0 && <p className="soft contract-none">{t(shown === 'given' ? 'contract.none-given' : 'contract.none-active')}</p>}
      {cards.map(each => (
        <ContractCard
          key={each.id}
          contract={each}
          data={data}
          onDone={onDone}
          fault={fault?.id === each.id ? fault.text : undefined}
          onFault={text => setFault(text && { id: each.id, text })}
          emit={emit}
        />
      ))}
      {past.length > 0 && <PastContracts contracts={past} data={data} />}
    </div>
  );
  if (!isAgent || hasOnlyGiven) {
    return (
      <section className="contract-lists" aria-labelledby="agreed">
        <h3 id="agreed">{t(hasOnlyGiven ? 'contract.given' : 'contract.active-title')}</h3>
        {lists}
      </section>
    );
  }
  return (
    <Tabs
      label={t('contract.title')}
      tabs={[
        { value: 'received', label: t(isTop ? 'contract.from-house' : 'contract.received') },
        { value: 'given', label: t('contract.given') },
      ]}
      value={shown}
      onChoose={value => {
        setFault(undefined);
        onShow(value === 'given' ? 'given' : 'received');
      }}
    >
      {lists}
    </Tabs>
  );
}
