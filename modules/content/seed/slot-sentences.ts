import type { Lang } from '@poyraz/text'
import { type CountedSlot, lira, slotFigures } from './slot-figures.ts'

const LOCALES = { tr: 'tr', en: 'en-GB' } as const

/** `A, B ve C`, or with `or` between the last two. */
function listed(items: readonly string[], lang: Lang, type: 'and' | 'or' = 'and'): string {
  const style = type === 'and' ? 'conjunction' : 'disjunction'
  const text = new Intl.ListFormat(LOCALES[lang], { type: style }).format(items)
  return lang === 'tr' && type === 'or' ? text.replace(' veya ', ' ya da ') : text
}

export function namesOf(slots: readonly CountedSlot[], lang: Lang): string {
  return listed(
    slots.map(({ game }) => game.present.name[lang]),
    lang,
  )
}

/** Every stake of any slot, rising. */
export function stakeList(slots: readonly CountedSlot[], lang: Lang): string {
  const stakes = new Set(slots.flatMap(({ game }) => game.rules.stakes))
  return listed(
    [...stakes].toSorted((left, right) => left - right).map((stake) => lira(stake)),
    lang,
    'or',
  )
}

export function freeSpinsMost(slots: readonly CountedSlot[]): number {
  return Math.max(0, ...slots.map(({ game }) => game.rules.freeSpins?.maxSpins ?? 0))
}

/** A section for each slot: how it is played, and its figures. */
export function slotSections(slots: readonly CountedSlot[], lang: Lang): string {
  return slots
    .map((slot) => {
      const { game, page } = slot
      return `<h3>${game.present.name[lang]}</h3>\n${page.about[lang]}\n${slotFigures(slot, lang)}`
    })
    .join('\n\n')
}
