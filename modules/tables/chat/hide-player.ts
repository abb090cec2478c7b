import type { Tx } from '@poyraz/db'
import { setNamed } from './store.ts'

/** Withdraws the consent to the username in chats, in the transaction that closes the account. */
export async function hidePlayer(tx: Tx, playerId: string): Promise<void> {
  await setNamed(tx, playerId, false)
}
