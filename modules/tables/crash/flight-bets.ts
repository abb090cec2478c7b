import type { Tx } from '@poyraz/db'
import { type HouseTable, targetOf } from '@poyraz/games/tables'
import type { PlacedChips } from '../commands/place-bets.ts'
import type { NewBet, Spots } from '../store/bets.ts'
import { insertFlightBets } from '../store/flights.ts'

/**
 * Returns true if one of these kites has a bet of the player already. A kite takes one bet, so that its
 * cash-out is unambiguous.
 */
export function hasBet({ game }: HouseTable, chips: Spots, seat: Spots): boolean {
  return game === 'crash' && Object.keys(chips).some((spot) => Object.hasOwn(seat, spot))
}

/** Writes target and limit of new bets of a crash round. */
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
