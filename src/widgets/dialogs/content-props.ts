import type { DialogEntry, DialogName } from '../../core/parts/core.js';

export interface DialogContentProps<Name extends DialogName = DialogName> {
  entry: DialogEntry<Name>;
  front: boolean;
}
