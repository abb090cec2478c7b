import type { SlotRules } from '@poyraz/games'
import { formatCount, formatPercent } from '@poyraz/text'
import { drawsHeights, waysOf } from './heights.ts'
import type { Speech } from './words.ts'

/** Returns in one line how a slot wins, and its return. */
export function factsOf(rules: SlotRules, speech: Speech): string {
  const rtp = formatPercent(rules.rtpBp, speech.lang)
  return `${shapeOf(rules, speech)} · ${speech.t('marks.rtp', { rtp })}`
}

/** Kind of wins of a slot, in two words. */
function shapeOf(rules: SlotRules, { t, lang }: Speech): string {
  const { evaluation, rows } = rules
  switch (evaluation.kind) {
    case 'ways':
      return t(drawsHeights(rules) ? 'marks.waysUpTo' : 'marks.ways', {
        count: formatCount(waysOf(rows), lang),
      })
    case 'lines':
      return t('marks.lines', { count: evaluation.lines.length })
    case 'cluster':
    case 'anywhere':
      return t(`marks.${evaluation.kind}`, { count: evaluation.least })
  }
}
