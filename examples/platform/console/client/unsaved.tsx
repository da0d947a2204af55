import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { hasDrafts } from './drafts.js';
import { guardRoute } from './route.js';
import { useConfirm } from './ui/confirm.js';

interface Unsaved {
  mark(id: string, dirty: boolean): void;
  /** Whether something is being edited that is not stored. */
  is(): boolean;
  /** Asks when something would be lost; answers whether to go on. */
  mayLeave(): Promise<boolean>;
  /** The same before signing out, which answers that were begun in the live chat do not outlive either. */
  mayEnd(): Promise<boolean>;
}

const UnsavedContext = createContext<Unsaved>({
  mark: () => undefined,
  is: () => false,
  mayLeave: async () => true,
  mayEnd: async () => true,
});

export function useUnsaved(): Unsaved {
  return use(UnsavedContext);
}

/** Says that what stands in a form is not what is stored. */
export function useMarkUnsaved(dirty: boolean): void {
  const { mark } = useUnsaved();
  const id = useId();
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [mark, id, dirty]);
}

/** Knows what is not stored, and asks before it is lost: by another page of the console, by closing the tab, or when a form asks it to. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const dirty = useRef(new Set<string>());
  const mark = useCallback((id: string, isDirty: boolean) => void (isDirty ? dirty.current.add(id) : dirty.current.delete(id)), []);
  const is = useCallback(() => dirty.current.size > 0, []);
  const mayLeave = useCallback(async () => {
    if (!is()) return true;
    return confirm({
      title: 'Leave without storing?',
      text: 'What you changed here is not stored. It is lost when you go on.',
      action: 'Leave',
      danger: true,
    });
  }, [confirm, is]);
  const mayEnd = useCallback(async () => {
    if (!is() && !hasDrafts()) return true;
    return confirm({
      title: 'Sign out without storing?',
      text: 'What you wrote here, or began to answer in the live chat, is not stored. It is lost when you sign out.',
      action: 'Sign out',
      danger: true,
    });
  }, [confirm, is]);

  useEffect(() => guardRoute({ is, mayLeave }), [is, mayLeave]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (is() || hasDrafts()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [is]);

  return <UnsavedContext value={useMemo(() => ({ mark, is, mayLeave, mayEnd }), [mark, is, mayLeave, mayEnd])}>{children}</UnsavedContext>;
}
