import { type Kurus, kurus } from '@poyraz/kernel'
import type { Words } from '../rules/offer.ts'

/**
 * A draw of the lottery, as data. Times are ISO. Deposits count from `opensAt` (inclusive) to `closesAt`
 * (exclusive).
 */
export type Draw = {
  /** Must never change: the random stream is derived from it. */
  readonly id: string
  readonly name: Words
  /** Prefix of ticket numbers. */
  readonly prefix: string
  readonly opensAt: string
  readonly closesAt: string
  readonly drawsAt: string
  /** Sum of qualifying deposits that earns one ticket, in kuruş. */
  readonly perTicket: Kurus
  /** Maximum number of tickets per player. */
  readonly ticketsMax: number
  /** In kuruş, the first prize first; at most 16. */
  readonly prizes: readonly Kurus[]
}

export const DRAWS: readonly Draw[] = [
  {
    id: 'cekilis-2027',
    name: { tr: 'Yılbaşı çekilişi 2027', en: 'New Year draw 2027' },
    prefix: 'Y27',
    opensAt: '2026-11-30T21:00:00Z',
    closesAt: '2026-12-31T17:00:00Z',
    drawsAt: '2026-12-31T21:00:00Z',
    perTicket: kurus(50_000),
    ticketsMax: 20,
    prizes: [2_500_000, 1_000_000, 500_000, 100_000, 100_000, 50_000, 50_000, 50_000, 50_000, 50_000].map(
      (prize) => kurus(prize),
    ),
  },
]

const NUMBER_DIGITS = 6

/** Formats a ticket number: `Y27-000123`. */
export function ticketNumber({ prefix }: Pick<Draw, 'prefix'>, number: number): string {
  return `${prefix}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

export function drawState(
  draw: Draw,
  isDrawn: boolean,
  nowMs: number,
): 'coming' | 'open' | 'closed' | 'drawn' {
  if (isDrawn) return 'drawn'
  if (nowMs < Date.parse(draw.opensAt)) return 'coming'
  return nowMs < Date.parse(draw.closesAt) ? 'open' : 'closed'
}
