import type { DialogEntry } from '../../core/parts/core.js';
import type { DialogContentProps } from './content-props.js';
import { WidgetDialog } from './widget-dialog.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';

/** The contracts of the signed-in account, or the form of an offer; what it opens with stands in the entry (MOD-10). */
export const ContractDialog = part(ContractDialogView, { texts: ['contracts'] });

function ContractDialogView({ host, ...content }: DialogContentProps<'contract'> & { host: HTMLElement }) {
  const { hasTexts } = useGate();
  return (
    <WidgetDialog
      {...content}
      tag="gp-contract"
      title={hasTexts ? 'contract.title' : 'common.loading'}
      size="wide"
      host={host}
      attributes={{ popup: true, ...givenBy(content.entry) }}
    />
  );
}

/** Attributes of the tag that whoever opens the dialog may name. */
function givenBy({ props }: DialogEntry<'contract'>): Record<string, string | false> {
  return Object.fromEntries(
    (['kind', 'request', 'section', 'downline'] as const).map(name => {
      const value = props[name];
      return [name, typeof value === 'string' && value];
    }),
  );
}
