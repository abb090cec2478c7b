import type { Tx } from '@poyraz/db'
import { removeSharedRounds } from '../store/shared-rounds.ts'
import { removeWinName } from '../store/wins.ts'

/** Removes the links of the player's shared rounds, and the consent to the name in the list of wins. */
export async function hidePlayer(tx: Tx, playerId: string): Promise<void> {
  await removeSharedRounds(tx, playerId)
  await removeWinName(tx, playerId)
}
