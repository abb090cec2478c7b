import type { Lang } from './languages.ts'

type Line = {
  /** Code of the market. */
  readonly code: string
  readonly line: string
}

/** Handicaps that each team has with its own sign. A European handicap is one start for all three outcomes. */
const OWN_HANDICAP = /(AH|SPREAD)$/
const HANDICAP = /(AH|EH|SPREAD)$/

/** Formats the line of a market with a true minus sign: `2,5`, `−0,75`; a handicap has its plus: `+1`. */
export function formatLine({ code, line }: Line, lang: Lang): string {
  const sign = HANDICAP.test(code) && Number(line) > 0 ? '+' : ''
  const text = `${sign}${line.replace('-', '−')}`
  return lang === 'tr' ? text.replace('.', ',') : text
}

/**
 * Formats the handicap of one team: the line of the market is that of the home team, outcome `1`, and the other
 * has the opposite. Returns null for markets without a handicap for each team.
 */
export function formatHandicap({ code, line }: Line, outcome: string, lang: Lang): string | null {
  if (!OWN_HANDICAP.test(code)) return null
  const own = outcome === '1' ? Number(line) : -Number(line)
  return formatLine({ code, line: String(own === 0 ? 0 : own) }, lang)
}
