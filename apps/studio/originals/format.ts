import { formatCount, type Lang } from '@poyraz/text'

/** Formats units as a multiplier of the stake: 198 is `1,98×`. Large whole ones have no fraction. */
export function formatUnits(units: number, lang: Lang): string {
  const isWhole = units === 0 || (units >= 10_000 && units % 100 === 0)
  return `${isWhole ? formatCount(units / 100, lang) : withFraction(units, lang)}×`
}

/** Formats units for narrow places, without trailing zeros: 50 is `0,5`. */
export function formatUnitsShort(units: number, lang: Lang): string {
  return withFraction(units, lang).replace(/[,.]?0{1,2}$/, '')
}

function withFraction(units: number, lang: Lang): string {
  const fraction = String(units % 100).padStart(2, '0')
  return `${formatCount(Math.floor(units / 100), lang)}${lang === 'tr' ? ',' : '.'}${fraction}`
}

export type Chance = { readonly ways: bigint; readonly of: bigint }

/** Digits that a chance shows at least, if it is not exact with fewer. */
const DIGITS_LEAST = 3
const DECIMALS_LEAST = 2
const DECIMALS_MOST = 12

/** Formats an exact chance as a percentage, cut down to at least three digits: `%49,5`, `%0,00124`. */
export function formatChance({ ways, of }: Chance, lang: Lang): string {
  let decimals = DECIMALS_LEAST
  while (decimals < DECIMALS_MOST && String(scaled({ ways, of }, decimals)).length < DIGITS_LEAST) decimals++
  const digits = String(scaled({ ways, of }, decimals)).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  const point = lang === 'tr' ? ',' : '.'
  const number = digits.slice(0, -decimals) + (fraction && point + fraction)
  return lang === 'tr' ? `%${number}` : `${number}%`
}

function scaled({ ways, of }: Chance, decimals: number): bigint {
  return (ways * 100n * 10n ** BigInt(decimals)) / of
}
