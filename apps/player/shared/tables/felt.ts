import type { CSSProperties } from 'react'
import type { TableType } from './tables.ts'

/** Light and shade colour of each game's felt, for `.ground`. */
const FELTS: Readonly<Record<TableType, readonly [light: string, shade: string]>> = {
  roulette: ['#a3202f', '#4a0c18'],
  blackjack: ['#0f7a58', '#063a2b'],
  baccarat: ['#2450c8', '#0e2466'],
  poker: ['#6a3ab8', '#2a1258'],
  dice: ['#9a5a10', '#4a2406'],
  show: ['#b0307c', '#4e0f3a'],
}

export function feltOf(type: TableType): CSSProperties {
  const [light, shade] = FELTS[type]
  return { '--ground-a': light, '--ground-b': shade } as CSSProperties
}
