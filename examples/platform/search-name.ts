/** A name as it is searched: without accents, case and doubled spaces (`Dragón  Rojo` → `dragon rojo`). */
export function searchNameOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
