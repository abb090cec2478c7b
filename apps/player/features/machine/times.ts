import { type Lang, LOCALES } from '@poyraz/text'

/** Formats units of a game as a multiple of the stake: `4,25`. */
export function timesText(units: number, unitsPerBet: number, lang: Lang): string {
  return new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 2 }).format(units / unitsPerBet)
}

/** Formats the frequency of something that comes `equal` times in `all`: `12.858.339`. */
export function oneInText(equal: number, all: number, lang: Lang): string {
  const rounds = all / equal
  const maximumFractionDigits = rounds < 100 ? 1 : 0
  return new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits }).format(rounds)
}
