import type { Lang } from '../written.js';
import type { SandboxWords } from './sandbox-words.js';
import { bn } from './bn.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { fa } from './fa.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { hr } from './hr.js';
import { it } from './it.js';
import { km } from './km.js';
import { lo } from './lo.js';
import { my } from './my.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { ro } from './ro.js';
import { sv } from './sv.js';
import { ur } from './ur.js';

/** What games and chat say in further languages: their scripts have the others, their pages bring one of these. Not for the browser. */
export const FURTHER_WORDS: Readonly<Partial<Record<Lang, SandboxWords>>> = {
  bn,
  cs,
  da,
  de,
  fa,
  fi,
  fr,
  hi,
  hr,
  it,
  km,
  lo,
  my,
  nl,
  no,
  pl,
  ro,
  sv,
  ur,
};
