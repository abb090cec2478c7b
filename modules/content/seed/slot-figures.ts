import { SLOT_FOLDERS, type SlotFolder } from '@poyraz/games/folders'
import { formatCount, type Lang } from '@poyraz/text'
import { en } from '@poyraz/text/panels/en'
import { tr } from '@poyraz/text/panels/tr'
import type { Words } from './shapes.ts'

/** A slot with its certificate, from which the page of the casino rules takes every figure. */
export type CountedSlot = Pick<SlotFolder, 'game' | 'page'> & {
  readonly certificate: NonNullable<SlotFolder['certificate']>
}

/** Every certified slot, in the order of the lobby. */
export const COUNTED_SLOTS: readonly CountedSlot[] = SLOT_FOLDERS.flatMap(({ game, page, certificate }) =>
  certificate ? [{ game, page, certificate }] : [],
)

type Figure = { readonly head: Words; readonly cell: (slot: CountedSlot) => Words }

const RTP: Figure = {
  head: { tr: 'Oyuncuya dönüş (RTP)', en: 'Return to player (RTP)' },
  cell: ({ certificate: { rtp } }) => percent(rtp.declaredBp / 100, 2),
}

const VOLATILITY: Figure = {
  head: { tr: 'Oynaklık', en: 'Volatility' },
  cell: ({ certificate: { volatility } }) => VOLATILITIES[volatility.band],
}

const CAP: Figure = {
  head: { tr: 'Kazanç tavanı', en: 'Win cap' },
  cell: ({ certificate: { cap } }) => ({
    tr: `bahsin ${whole(cap.stakes, 'tr')} katı`,
    en: `${whole(cap.stakes, 'en')} × stake`,
  }),
}

const FIGURES: readonly Figure[] = [
  RTP,
  VOLATILITY,
  {
    head: { tr: 'Makara × sıra', en: 'Reels × rows' },
    cell: ({ game: { rules } }) => inBoth(`${rules.rows.length} × ${Math.max(...rules.rows)}`),
  },
  { head: { tr: 'Kazanma biçimi', en: 'Wins on' }, cell: winsOn },
  {
    head: { tr: 'Ödeme yapan dönüşler', en: 'Spins that pay something' },
    cell: ({ certificate: { paidSpin } }) => percent(Number(paidSpin.paysAnything.percent), 1),
  },
  {
    head: { tr: 'En az bahsin kadar ödeyenler', en: 'Spins that pay at least the stake' },
    cell: ({ certificate: { paidSpin } }) => percent(Number(paidSpin.paysTheStake.percent), 1),
  },
  { head: { tr: 'Bedava dönüş', en: 'Free spins' }, cell: freeSpinsOf },
  CAP,
  { head: { tr: 'Bir turun en çok kazancı', en: 'Most that a round can win' }, cell: mostOf },
  {
    head: { tr: 'Sayılan duruş ya da bilet', en: 'Stops or tickets counted' },
    cell: ({ certificate: { combinations } }) => ({
      tr: formatCount(Number(combinations.base), 'tr'),
      en: formatCount(Number(combinations.base), 'en'),
    }),
  },
  {
    head: { tr: 'Bahis', en: 'Stake' },
    cell: ({ game: { rules } }) => inBoth(`${lira(rules.stakes.at(0))} – ${lira(rules.stakes.at(-1))}`),
  },
]

const VOLATILITIES = {
  low: { tr: tr.rules.volatilityLow, en: en.rules.volatilityLow },
  medium: { tr: tr.rules.volatilityMedium, en: en.rules.volatilityMedium },
  high: { tr: tr.rules.volatilityHigh, en: en.rules.volatilityHigh },
  extreme: { tr: tr.rules.volatilityExtreme, en: en.rules.volatilityExtreme },
}

/** An overview with a row per slot. */
export function figuresTable(slots: readonly CountedSlot[], lang: Lang): string {
  const figures = [RTP, VOLATILITY, CAP]
  const heads = figures.map(({ head }) => `<th scope="col">${head[lang]}</th>`).join('')
  const rows = slots.map((slot) => {
    const cells = figures.map(({ cell }) => `<td>${cell(slot)[lang]}</td>`).join('')
    return `<tr><th scope="row">${slot.game.present.name[lang]}</th>${cells}</tr>`
  })
  return `<table>
<thead><tr><th scope="col">${lang === 'tr' ? 'Oyun' : 'Game'}</th>${heads}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

/** Every figure of one slot, a row each. */
export function slotFigures(slot: CountedSlot, lang: Lang): string {
  const rows = FIGURES.map(({ head, cell }) => {
    return `<tr><th scope="row">${head[lang]}</th><td>${cell(slot)[lang]}</td></tr>`
  })
  return `<table>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

/** The most that a round can win: the cap, and how rarely it is reached; or a bound below the cap. */
function mostOf({ certificate: { cap } }: CountedSlot): Words {
  if (cap.roundsCut.numerator === '0') {
    return {
      tr: `bahsin ${whole(cap.noRoundPaysMoreStakes, 'tr')} katı, tavandan az`,
      en: `${whole(cap.noRoundPaysMoreStakes, 'en')} × stake, below the cap`,
    }
  }
  const rounds = Math.round(Number(cap.roundsCut.denominator) / Number(cap.roundsCut.numerator))
  return {
    tr: `tavan, ortalama ${formatCount(rounds, 'tr')} turda bir`,
    en: `the cap, once in ${formatCount(rounds, 'en')} rounds on average`,
  }
}

function winsOn({ game: { rules } }: CountedSlot): Words {
  const { evaluation } = rules
  switch (evaluation.kind) {
    case 'ways': {
      const ways = rules.rows.reduce((product, rows) => product * rows, 1)
      if ('heights' in rules) {
        return { tr: `${formatCount(ways, 'tr')} yola kadar`, en: `up to ${formatCount(ways, 'en')} ways` }
      }
      return { tr: `${formatCount(ways, 'tr')} yol`, en: `${formatCount(ways, 'en')} ways` }
    }
    case 'lines': {
      const lines = evaluation.lines.length
      return { tr: `${lines} çizgi`, en: `${lines} lines` }
    }
    case 'cluster':
      return { tr: `en az ${evaluation.least} bitişik sembol`, en: `groups of ${evaluation.least} or more` }
    case 'anywhere':
      return { tr: `her yerde en az ${evaluation.least} sembol`, en: `${evaluation.least} or more anywhere` }
  }
}

function freeSpinsOf({ certificate: { freeSpins } }: CountedSlot): Words {
  if (!freeSpins) return { tr: 'yok', en: 'none' }
  const oneIn = Math.round(Number(freeSpins.triggerOneIn))
  return { tr: `ortalama ${oneIn} dönüşte bir`, en: `one spin in ${oneIn} on average` }
}

function inBoth(text: string): Words {
  return { tr: text, en: text }
}

function percent(value: number, digits: number): Words {
  const text = value.toFixed(digits)
  return { tr: `%${text.replace('.', ',')}`, en: `${text}%` }
}

/** A figure of a certificate, rounded up to a whole number. */
function whole(figure: string, lang: Lang): string {
  return formatCount(Math.ceil(Number(figure)), lang)
}

export function lira(stakeKurus = 0): string {
  return `₺${stakeKurus / 100}`
}
