import { randomInt } from 'node:crypto';

const WORDS = {
  EN: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
  ES: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
} as const;
const ASK = {
  EN: { plus: (a: string, b: string) => `How much is ${a} plus ${b}?`, minus: (a: string, b: string) => `How much is ${a} minus ${b}?` },
  ES: { plus: (a: string, b: string) => `¿Cuánto es ${a} más ${b}?`, minus: (a: string, b: string) => `¿Cuánto es ${a} menos ${b}?` },
};

/** A sum in words, for who cannot see or drag; the solution is from 0 to 20. */
export function askQuestion(language: 'EN' | 'ES'): { question: string; solution: number } {
  const words = WORDS[language];
  const [a, b] = [2 + randomInt(9), 1 + randomInt(9)];
  const isSum = a < b || randomInt(2) === 0;
  const word = (value: number) => words[value] ?? String(value);
  return { question: ASK[language][isSum ? 'plus' : 'minus'](word(a), word(b)), solution: isSum ? a + b : a - b };
}

/** A number in digits, or its word in either language; accents and case do not matter. Undefined when it is neither. */
export function readAnswer(answer: string): number | undefined {
  const text = fold(answer);
  if (/^[0-9]{1,3}$/.test(text)) return Number(text);
  const place = [WORDS.EN, WORDS.ES].map(words => words.findIndex(word => fold(word) === text)).find(index => index >= 0);
  return place;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
