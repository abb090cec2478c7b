import { SLOT_GAMES, type SlotGame } from '@poyraz/games'
import { formatCount, type Lang } from '@poyraz/text'
import { en as accountEn } from '@poyraz/text/account/en'
import { tr as accountTr } from '@poyraz/text/account/tr'
import { en } from '@poyraz/text/player/en'
import { tr } from '@poyraz/text/player/tr'
import { originalNames, originalSections } from './original-sections.ts'
import { COUNTED_SLOTS, figuresTable } from './slot-figures.ts'
import { freeSpinsMost, namesOf, slotSections, stakeList } from './slot-sentences.ts'

const ACCOUNT = { tr: accountTr, en: accountEn }

/**
 * Figures, names and parts of pages that come from the code, by the name of their placeholder: `{{nazar.rtp}}`,
 * `{{slots.figures}}`, `{{status.1003}}`.
 */
export function factsOf(lang: Lang): ReadonlyMap<string, string> {
  return new Map([
    ['legal.tr', tr.footer.legal],
    ['legal.en', en.footer.legal],
    ...Object.entries(ACCOUNT[lang].account.statuses).map(
      ([code, name]) => [`status.${code}`, name] as const,
    ),
    ...factsOfAllSlots(lang),
    ['originals.names', originalNames(lang)],
    ['originals.sections', originalSections(lang)],
    ...SLOT_GAMES.flatMap((game) => factsOfSlot(game, lang)),
  ])
}

/** Facts about all certified slots. */
function factsOfAllSlots(lang: Lang): (readonly [string, string])[] {
  return [
    ['slots.names', namesOf(COUNTED_SLOTS, lang)],
    ['slots.figures', figuresTable(COUNTED_SLOTS, lang)],
    ['slots.stakes', stakeList(COUNTED_SLOTS, lang)],
    ['slots.freeSpinsMost', String(freeSpinsMost(COUNTED_SLOTS))],
    ['slots.sections', slotSections(COUNTED_SLOTS, lang)],
  ]
}

function factsOfSlot({ slug, rules }: SlotGame, lang: Lang): (readonly [string, string])[] {
  const stops =
    'tickets' in rules
      ? rules.tickets
      : rules.strips.base.reduce((product, strip) => product * strip.length, 1)
  const percent = (rules.rtpBp / 100).toFixed(2)
  return [
    [`${slug}.rtp`, lang === 'tr' ? `%${percent.replace('.', ',')}` : `${percent}%`],
    [`${slug}.stops`, formatCount(stops, lang)],
  ]
}
