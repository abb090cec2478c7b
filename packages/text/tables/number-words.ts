import type { Lang } from '../languages.ts'

const WORDS = {
  tr: {
    ones: ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'],
    tens: ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'],
    joint: ' ',
  },
  en: {
    ones: [
      'zero',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
      'thirteen',
      'fourteen',
      'fifteen',
      'sixteen',
      'seventeen',
      'eighteen',
      'nineteen',
    ],
    tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    joint: '-',
  },
} as const

/** Spells an integer from 0 to 99 in lower case, as a presenter calls it: `yirmi üç`, `twenty-three`. */
export function numberWords(number: number, lang: Lang): string {
  const { ones, tens, joint } = WORDS[lang]
  const one = ones[number]
  if (one !== undefined) return one
  const [ten, rest] = [tens[Math.trunc(number / 10)], number % 10]
  return rest === 0 ? `${ten}` : `${ten}${joint}${ones[rest]}`
}
