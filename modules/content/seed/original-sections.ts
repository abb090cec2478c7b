import { ORIGINAL_FOLDERS, type OriginalFolder } from '@poyraz/games/original-folders'
import { formatCount, type Lang } from '@poyraz/text'
import type { Words } from './shapes.ts'
import { lira } from './slot-figures.ts'

/** An original with its certificate, from which the page of the casino rules takes every figure. */
type CountedOriginal = Pick<OriginalFolder, 'game' | 'page'> & {
  readonly certificate: NonNullable<OriginalFolder['certificate']>
}

/** Every certified original that is offered, in the order of the lobby. */
const COUNTED: readonly CountedOriginal[] = ORIGINAL_FOLDERS.flatMap(({ game, page, certificate }) =>
  certificate && game.offered ? [{ game, page, certificate }] : [],
)

type Figure = { readonly head: Words; readonly cell: (original: CountedOriginal, lang: Lang) => string }

const FIGURES: readonly Figure[] = [
  {
    head: { tr: 'Oyuncuya dönüş (RTP), seçeneğe göre', en: 'Return to player (RTP), by option' },
    cell: ({ certificate: { rtp } }, lang) =>
      `${percent(rtp.least.percent, lang)} – ${percent(rtp.most.percent, lang)}`,
  },
  {
    head: { tr: 'Sayılan seçenek', en: 'Options counted' },
    cell: ({ certificate: { options } }, lang) => formatCount(options.count, lang),
  },
  {
    head: { tr: 'En yüksek kazanç', en: 'Largest win' },
    cell({ certificate: { topUnits, unitsPerStake } }, lang) {
      const times = decimal((topUnits / unitsPerStake).toString(), lang)
      return lang === 'tr' ? `bahsin ${times} katı` : `${times} × stake`
    },
  },
  {
    head: { tr: 'Bahis', en: 'Stake' },
    cell: ({ game: { rules } }) => `${lira(rules.stakes.at(0))} – ${lira(rules.stakes.at(-1))}`,
  },
]

/** A section for each original: how it is played, and its figures. */
export function originalSections(lang: Lang): string {
  return COUNTED.map((original) => {
    const { game, page } = original
    return `<h3>${game.present.name[lang]}</h3>\n${page.about[lang]}\n${figuresOf(original, lang)}`
  }).join('\n\n')
}

export function originalNames(lang: Lang): string {
  const names = COUNTED.map(({ game }) => game.present.name[lang])
  return new Intl.ListFormat(lang === 'tr' ? 'tr' : 'en-GB', { type: 'conjunction' }).format(names)
}

function figuresOf(original: CountedOriginal, lang: Lang): string {
  const rows = FIGURES.map(({ head, cell }) => {
    return `<tr><th scope="row">${head[lang]}</th><td>${cell(original, lang)}</td></tr>`
  })
  return `<table>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

/** Cuts an exact percentage to two decimals. */
function percent(exact: string, lang: Lang): string {
  const [whole = '', fraction = ''] = exact.split('.')
  const text = decimal(`${whole}.${fraction.slice(0, 2)}`, lang)
  return lang === 'tr' ? `%${text}` : `${text}%`
}

function decimal(text: string, lang: Lang): string {
  const [whole = '', fraction] = text.split('.')
  const size = formatCount(Number(whole), lang)
  return fraction === undefined ? size : `${size}${lang === 'tr' ? ',' : '.'}${fraction}`
}
