import { useCore, useStore } from '../../element/core-context.js';
import { leads } from '../../ui/page/use-offer.js';
import { BAR_ENTRIES, MENU_ENTRIES, shownEntries, type MenuEntry, type Shown } from './entries.js';

/** The entries that this visitor sees, and what choosing one does. */
export function useEntries(host: HTMLElement) {
  const core = useCore();
  const status = useStore(core.status.store, state => state.value);
  const hasVip = useStore(core.session.store, session => session.member?.vip !== undefined);
  const isMember = useStore(core.session.store, session => session.state === 'real');
  const offers = (entry: MenuEntry) => leads(core.status, entry);
  const shown: Shown = {
    offers,
    isMember,
    hasVip,
    channels: status?.resources.map(resource => resource.channel) ?? [],
  };
  /** HDR-36, HDR-37: asked here, so that a visitor gets the login popup and goes on after it. */
  const choose = (entry: MenuEntry) => {
    const go = () => entry.to && core.navigation.navigate(entry.to, { from: host });
    if (entry.dialog) core.dialogs.open(entry.dialog);
    else if (!entry.action || core.access.ask(entry.action, go)) go();
  };
  return { entries: shownEntries(MENU_ENTRIES, shown), bar: BAR_ENTRIES.filter(offers), choose, status };
}
