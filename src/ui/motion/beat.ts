export interface Beat {
  /** As long as anything holds it there is no beat; let go, it begins anew. */
  hold(why: string, held: boolean): void;
  /** Begins anew, so much later. */
  again(later?: number): void;
  end(): void;
}

/** Calls `run` after `every` ms, and again after each `again`. Between two beats nothing runs. */
export function createBeat(every: number, run: () => void): Beat {
  const holds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (later = 0) => {
    clearTimeout(timer);
    if (holds.size === 0) timer = setTimeout(run, every + later);
  };
  return {
    again,
    hold(why, held) {
      if (holds.has(why) === held) return;
      if (held) holds.add(why);
      else holds.delete(why);
      again();
    },
    end() {
      holds.add('end');
      clearTimeout(timer);
    },
  };
}
