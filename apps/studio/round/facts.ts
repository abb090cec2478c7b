import type { SlotRules } from '@poyraz/games'
import { formatCount, formatPercent } from '@poyraz/text'
import type { Speech } from './words.ts'

/** Returns in one line how a slot wins, and its return. */
export function factsOf(rules: SlotRules, speech: Speech): string {
  const rtp = formatPercent(rules.rtpBp, speech.lang)
  return `${shapeOf(rules, speech)} · ${speech.t('marks.rtp', { rtp })}`
}

/** Kind of wins of a slot, in two words. */
function shapeOf({ evaluation, rows }: SlotRules, { t, lang }: Speech): string {
  switch (evaluation.kind) {
    case 'ways': {
      const ways = rows.reduce((product, count) => product * count, 1)
      return t('marks.ways', { count: formatCount(ways, lang) })
    }
    case 'lines':
      return t('marks.lines', { count: evaluation.lines.length })
    case 'cluster':
    case 'anywhere':
      return t(`marks.${evaluation.kind}`, { count: evaluation.least })
  }
}
