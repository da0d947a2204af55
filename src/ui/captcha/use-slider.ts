import { useCallback, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { loadSection } from '../../core/kernel/load-section.js';
import type { SliderDialogProps } from './slider-dialog.js';

interface Asked {
  Dialog: ComponentType<SliderDialogProps>;
  answer(result: string | undefined): void;
}

export type Slider = ReturnType<typeof useSlider>;

/**
 * Human verification (REG-40, VAL-42): `ask` shows it and resolves with the platform's verdict, undefined when the person closed
 * it. Draw `Dialog` with `onDone` while it is there. Its code comes when it is first asked for.
 */
export function useSlider() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(async () => {
    const { SliderDialog } = await loadSection(() => import('./slider-dialog.js'));
    const result = await new Promise<string | undefined>(answer => setAsked({ Dialog: SliderDialog, answer }));
    // A refusal that comes at once puts the focus on its field, which behind an open dialog takes none.
    flushSync(() => setAsked(undefined));
    return result;
  }, []);
  return { ask, Dialog: asked?.Dialog, onDone: asked?.answer };
}
