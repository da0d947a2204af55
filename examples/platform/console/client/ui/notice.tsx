import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { toCallError } from '../connection.js';
import { useRoute } from '../route.js';
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
const nothing = () => false;
const NoticeContext = createContext<Notices>({ done: () => undefined, failed: () => undefined });

export function useNotice(): Notices {
  return use(NoticeContext);
}

export interface Acting {
  busy: boolean;
  /** What the platform found wrong with the fields of the last try, by name. */
  problems: Readonly<Record<string, string>>;
  /** Answers whether it was done. */
  act(work: () => Promise<unknown>, done: string): Promise<boolean>;
}

/** Runs one change at a time and tells how it went; of wrong fields only those that the form does not show itself (`isShown`). */
export function useAct(isShown: (field: string) => boolean = nothing): Acting {
  const notice = useNotice();
  const [problems, setProblems] = useState<Acting['problems']>({});
  const shows = useRef(isShown);
  useEffect(() => {
    shows.current = isShown;
  });
  const [busy, setBusy] = useState(false);
  const act = useCallback(
    async (work: () => Promise<unknown>, done: string) => {
      setBusy(true);
      try {
        await work();
        setProblems({});
        notice.done(done);
        return true;
      } catch (error) {
        const { fields, message } = toCallError(error);
        const names = Object.keys(fields);
        setProblems(fields);
        if (names.length === 0 || !names.every(name => shows.current(name))) notice.failed(message);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [notice],
  );
  return { busy, problems, act };
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<Notice[]>([]);
  const { page, id: part } = useRoute();
  // What failed belongs to the page on which it failed.
  useEffect(() => setList(before => before.filter(({ kind }) => kind === 'done')), [page, part]);
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
        {list.map(notice => (
          <NoticeView key={notice.id} notice={notice} onClose={remove} />
        ))}
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
      <button type="button" className="button icon-only quiet" aria-label="Close" onClick={() => onClose(notice.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
