import type { Lang } from '../written.js';
import type { SandboxWords } from './sandbox-words.js';
import { bg } from './bg.js';
import { bn } from './bn.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { fa } from './fa.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { he } from './he.js';
import { hi } from './hi.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { km } from './km.js';
import { ko } from './ko.js';
import { lo } from './lo.js';
import { ms } from './ms.js';
import { my } from './my.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sv } from './sv.js';
import { tl } from './tl.js';
import { tr } from './tr.js';
import { tw } from './tw.js';
import { ty } from './ty.js';
import { uk } from './uk.js';
import { ur } from './ur.js';

/** What games and chat say in further languages: their scripts have the others, their pages bring one of these. Not for the browser. */
export const FURTHER_WORDS: Readonly<Partial<Record<Lang, SandboxWords>>> = {
  bg,
  bn,
  cs,
  da,
  de,
  el,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  km,
  ko,
  lo,
  ms,
  my,
  nl,
  no,
  pl,
  ro,
  ru,
  sv,
  tl,
  tr,
  tw,
  ty,
  uk,
  ur,
};
