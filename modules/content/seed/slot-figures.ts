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

type Row = { readonly head: Words; readonly cell: (slot: CountedSlot) => Words }

const ROWS: readonly Row[] = [
  {
    head: { tr: 'Makara × sıra', en: 'Reels × rows' },
    cell: ({ game: { rules } }) => inBoth(`${rules.rows.length} × ${Math.max(...rules.rows)}`),
  },
  { head: { tr: 'Kazanma biçimi', en: 'Wins on' }, cell: winsOn },
  {
    head: { tr: 'Oyuncuya dönüş (RTP)', en: 'Return to player (RTP)' },
    cell: ({ certificate: { rtp } }) => percent(rtp.declaredBp / 100, 2),
  },
  {
    head: { tr: 'Oynaklık', en: 'Volatility' },
    cell: ({ certificate: { volatility } }) => VOLATILITIES[volatility.band],
  },
  {
    head: { tr: 'Ödeme yapan dönüşler', en: 'Spins that pay something' },
    cell: ({ certificate: { paidSpin } }) => percent(Number(paidSpin.paysAnything.percent), 1),
  },
  {
    head: { tr: 'En az bahsin kadar ödeyenler', en: 'Spins that pay at least the stake' },
    cell: ({ certificate: { paidSpin } }) => percent(Number(paidSpin.paysTheStake.percent), 1),
  },
  { head: { tr: 'Bedava dönüş', en: 'Free spins' }, cell: freeSpinsOf },
  {
    head: { tr: 'Kazanç tavanı', en: 'Win cap' },
    cell: ({ certificate: { cap } }) => ({
      tr: `bahsin ${whole(cap.stakes, 'tr')} katı`,
      en: `${whole(cap.stakes, 'en')} × stake`,
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

/** A table with a column per slot. */
export function figuresTable(slots: readonly CountedSlot[], lang: Lang): string {
  const names = slots.map(({ game }) => `<th scope="col">${game.present.name[lang]}</th>`).join('')
  const rows = ROWS.map(({ head, cell }) => {
    const cells = slots.map((slot) => `<td>${cell(slot)[lang]}</td>`).join('')
    return `<tr><th scope="row">${head[lang]}</th>${cells}</tr>`
  })
  return `<table>
<thead><tr><th scope="col">${lang === 'tr' ? 'Oyun' : 'Game'}</th>${names}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

function winsOn({ game: { rules } }: CountedSlot): Words {
  if (rules.evaluation.kind === 'ways') {
    const ways = rules.rows.reduce((product, rows) => product * rows, 1)
    return { tr: `${formatCount(ways, 'tr')} yol`, en: `${formatCount(ways, 'en')} ways` }
  }
  const lines = rules.evaluation.lines.length
  return { tr: `${lines} çizgi`, en: `${lines} lines` }
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
export function whole(figure: string, lang: Lang): string {
  return formatCount(Math.ceil(Number(figure)), lang)
}

export function lira(stakeKurus = 0): string {
  return `₺${stakeKurus / 100}`
}
