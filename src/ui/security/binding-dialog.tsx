import { useState } from 'react';
import type { SecurityStanding } from '../../api/account/security.js';
import type { TextKey } from '../../core/parts/core.js';
import { isBound, type BegunBinding, type BindingKind } from '../../core/member/bindings.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useText } from '../../element/core-context.js';
import { Dialog } from '../overlay/dialog.js';
import { FormSkeleton } from '../form/form-skeleton.js';
import { BindingCodes } from './binding-codes.js';
import { BindingStart } from './binding-start.js';
import { usePlatformTime } from '../time/use-platform-time.js';

const TITLES: Readonly<Record<BindingKind, readonly [bind: TextKey, change: TextKey]>> = {
  email: ['member.bind-email', 'member.rebind-email'],
  mobile: ['member.bind-mobile', 'member.rebind-mobile'],
  google: ['member.bind-google', 'member.rebind-google'],
};

/** Binds or changes what recovery believes, in two steps: the proof of the owner, then the codes (MEM-24, O-10). What is typed stays over an error. */
export const BindingDialog = part(BindingDialogView, { texts: ['identity', 'member', 'wallet'] });

function BindingDialogView({ kind, standing, onClose }: { kind: BindingKind; standing: SecurityStanding; onClose(): void }) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const [begun, setBegun] = useState<BegunBinding>();
  const [isOver, setOver] = useState(false);
  const [bind, change] = TITLES[kind];
  const moment = usePlatformTime().moment();
  const done = (restUntil: number | undefined) => {
    onClose();
    const date = restUntil !== undefined && moment(restUntil);
    void core.dialogs.info({
      title: { key: 'member.binding-done' },
      ...(date && { body: { key: 'member.binding-rests', values: { date } } }),
      tone: 'success',
    });
  };
  const content = () => {
    if (!hasTexts) return <FormSkeleton />;
    if (!begun) return <BindingStart kind={kind} standing={standing} isOver={isOver} onBegun={setBegun} />;
    return (
      <BindingCodes
        kind={kind}
        standing={standing}
        begun={begun}
        onDone={done}
        onBack={over => {
          setOver(over);
          setBegun(undefined);
        }}
      />
    );
  };
  return (
    <Dialog title={t(isBound(standing, kind) ? change : bind)} size="form" onClose={onClose}>
      <div className="binding">{content()}</div>
    </Dialog>
  );
}
