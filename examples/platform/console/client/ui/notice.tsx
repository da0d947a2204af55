import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { toCallError } from '../connection.js';
import { Icon } from './icon.js';

interface Notices {
  done(text: string): void;
  failed(text: string): void;
}
interface Notice {
  id: number;
  kind: 'done' | 'failed';
  text: string;
}

const SHOWN_MS = 5_000;
const NoticeContext = createContext<Notices>({ done: () => undefined, failed: () => undefined });

export function useNotice(): Notices {
  return use(NoticeContext);
}

/** Runs one change at a time and tells how it went. Answers whether it was done. */
export function useAct(): { busy: boolean; act(work: () => Promise<unknown>, done: string): Promise<boolean> } {
  const notice = useNotice();
  const [busy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notice.done(done);
      return true;
    } catch (error) {
      notice.failed(toCallError(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }, [notice]);
  return { busy, act };
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<Notice[]>([]);
  const remove = useCallback((id: number) => setList(before => before.filter(notice => notice.id !== id)), []);
  const [notices] = useState<Notices>(() => {
    let last = 0;
    const add = (kind: Notice['kind']) => (text: string) => setList(before => [...before.slice(-2), { id: ++last, kind, text }]);
    return { done: add('done'), failed: add('failed') };
  });
  return (
    <NoticeContext value={notices}>
      {children}
      <div className="notices" aria-live="polite">
        {list.map(notice => <NoticeView key={notice.id} notice={notice} onClose={remove} />)}
      </div>
    </NoticeContext>
  );
}

/** What went well goes by itself; what failed stays until it is closed. */
function NoticeView({ notice, onClose }: { notice: Notice; onClose: (id: number) => void }) {
  useEffect(() => {
    if (notice.kind === 'failed') return;
    const timer = setTimeout(() => onClose(notice.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, onClose]);
  return (
    <div className={`notice ${notice.kind}`} role={notice.kind === 'failed' ? 'alert' : undefined}>
      <p>{notice.text}</p>
      <button type="button" className="button icon-only quiet" aria-label="Close" onClick={() => onClose(notice.id)}><Icon name="close" /></button>
    </div>
  );
}
