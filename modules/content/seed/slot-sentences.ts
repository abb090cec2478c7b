import { formatCount, type Lang } from '@poyraz/text'
import { type CountedSlot, lira, whole } from './slot-figures.ts'

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

/** Sentence about the win cap: the most a round can win, or how rarely one reaches the cap. */
export function capSentences(slots: readonly CountedSlot[], lang: Lang): string {
  const reached = slots.filter(({ certificate }) => certificate.cap.roundsCut.numerator !== '0')
  const never = slots.filter((slot) => !reached.includes(slot))
  const parts = lang === 'tr' ? [neverInTurkish(never)] : [neverInEnglish(never)]
  const rare = reached.map(({ game, page, certificate: { cap } }) => {
    const rounds = Number(cap.roundsCut.denominator) / Number(cap.roundsCut.numerator)
    const oneIn = formatCount(Math.round(rounds), lang)
    return lang === 'tr'
      ? `${page.locative} tavana ortalama ${oneIn} turda bir ulaşılır.`
      : `In ${game.present.name.en} the cap is reached once in ${oneIn} rounds on average.`
  })
  return [...parts, ...rare].filter((part) => part !== '').join('\n')
}

function neverInTurkish(slots: readonly CountedSlot[]): string {
  if (slots.length === 0) return ''
  const places = slots.map(({ page }) => page.locative)
  const limits = slots.map(({ page, certificate: { cap } }, index) => {
    return `${page.locative} ${index === 0 ? 'bahsin ' : ''}${whole(cap.noRoundPaysMoreStakes, 'tr')}`
  })
  return `${listed(places, 'tr')} hiçbir tur bu sınıra varmaz:
kurallar ${limits.join(', ')} katından fazlasına izin vermez.`
}

function neverInEnglish(slots: readonly CountedSlot[]): string {
  if (slots.length === 0) return ''
  const names = slots.map(({ game }) => game.present.name.en)
  const limits = slots.map(({ game, certificate: { cap } }, index) => {
    const times = index === 0 ? 'times the stake' : 'times'
    return `${whole(cap.noRoundPaysMoreStakes, 'en')} ${times} in ${game.present.name.en}`
  })
  return `No round of ${listed(names, 'en', 'or')} reaches it:
the rules allow no more than ${listed(limits, 'en')}.`
}

/** Sentence about the number of combinations counted for each certificate. */
export function countedStops(slots: readonly CountedSlot[], lang: Lang): string {
  const counts = slots.map(({ game, page, certificate: { combinations } }) => {
    const stops = formatCount(Number(combinations.base), lang)
    return lang === 'tr' ? `${page.locative} ${stops}` : `${stops} of ${game.present.name.en}`
  })
  return lang === 'tr' ? `${counts.join(', ')} duruş` : listed(counts, 'en')
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

/** A section for each slot. */
export function slotSections(slots: readonly CountedSlot[], lang: Lang): string {
  return slots
    .map(({ game, page }) => `<h3>${game.present.name[lang]}</h3>\n${page.about[lang]}`)
    .join('\n\n')
}
