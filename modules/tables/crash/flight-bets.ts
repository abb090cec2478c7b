import type { Tx } from '@poyraz/db'
import { type HouseTable, targetOf } from '@poyraz/games/tables'
import type { PlacedChips } from '../commands/place-bets.ts'
import type { NewBet, Spots } from '../store/bets.ts'
import { insertFlightBets } from '../store/flights.ts'

/** True if a kite of these chips has a bet. It takes one, so that a cash-out names it. */
export function hasBet({ game }: HouseTable, chips: Spots, seat: Spots): boolean {
  return game === 'crash' && Object.keys(chips).some((spot) => Object.hasOwn(seat, spot))
}

/** Writes the targets of new bets of a crash round: the chosen one, or where the table pays no more. */
export async function writeTargets(
  tx: Tx,
  { game, maxReturn }: HouseTable,
  bets: readonly (NewBet & Pick<PlacedChips, 'target'>)[],
): Promise<void> {
  if (game !== 'crash') return
  const rows = bets.map(({ id: betId, target, stake }) => ({
    betId,
    target,
    most: targetOf({ stake: Number(stake), auto: target, maxReturn }),
  }))
  await insertFlightBets(tx, rows)
}
