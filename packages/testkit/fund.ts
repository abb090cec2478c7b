import type { Database } from '@poyraz/db'
import { type Clock, type Kurus, kurus, randomId } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'

/** Credits cash to a player from the sandbox. */
export async function fund(
  { database, clock }: { database: Database; clock: Clock },
  playerId: string,
  amount: bigint,
): Promise<void> {
  const ledger = createLedger({ database, clock })
  await ledger.openHouse('house:sandbox')
  const posted = await ledger.post({
    owner: playerId,
    key: `deposit:${randomId()}`,
    inputHash: '0'.repeat(64),
    legs: [{ reason: 'deposit', debit: 'house:sandbox', credit: 'cash', amount: kurus(amount) }],
  })
  if (posted.status !== 'created') throw new Error(`the gift was refused: ${posted.status}`)
}

/** Reads a player's cash balance from the ledger. */
export async function cashOf(
  { database, clock }: { database: Database; clock: Clock },
  playerId: string,
): Promise<Kurus> {
  const balances = await createLedger({ database, clock }).balances(playerId)
  return balances.get('cash') ?? kurus(0)
}
