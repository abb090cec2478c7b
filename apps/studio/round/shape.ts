import type { SlotRules } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import type { Speech } from './words.ts'

/** Returns in two words how a slot wins. */
export function shapeOf({ evaluation, rows }: SlotRules, { t, lang }: Speech): string {
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
