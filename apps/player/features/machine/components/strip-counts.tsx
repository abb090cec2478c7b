import type { SlotStrips } from '@poyraz/games/machine-room'
import { useTranslations } from 'use-intl'
import { useRoomGame } from '../room-game.ts'
import { SymbolTable } from './symbol-table.tsx'

/** Number of each symbol on each strip. */
export function StripCounts({ strips }: { readonly strips: SlotStrips }) {
  const t = useTranslations('machine')
  const symbols = useRoomGame().present.symbols.map(({ id }) => id)
  const reels = strips.map((_, reel) => {
    const name = t('reel', { number: reel + 1 })
    const head = (
      <>
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{reel + 1}</span>
      </>
    )
    return { key: name, head }
  })
  return (
    <SymbolTable
      title={t('counts')}
      text={t('countsText')}
      symbols={symbols}
      columns={[...reels, { key: 'all', head: t('inAll') }]}
      cell={(symbol, column) => {
        const strip = strips[column]
        if (strip) return countOf(strip, symbol)
        return <span className="font-bold">{countOf(strips.flat(), symbol)}</span>
      }}
    />
  )
}

function countOf(strip: readonly string[], symbol: string): number {
  return strip.filter((one) => one === symbol).length
}
