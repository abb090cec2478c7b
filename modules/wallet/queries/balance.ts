import { type Kurus, kurus } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { ACCOUNTS } from '../accounts.ts'

/** `balance` is what can be played with: cash and bonus. `held` waits for a withdrawal or a bet to be settled. */
export type Balance = {
  readonly balance: Kurus
  readonly cash: Kurus
  readonly bonus: Kurus
  readonly held: Kurus
  readonly currency: 'TRY'
}

export async function readBalance(ledger: Ledger, playerId: string): Promise<Balance> {
  const accounts = await ledger.balances(playerId)
  const of = (code: string) => accounts.get(code) ?? kurus(0)
  const [cash, bonus] = [of(ACCOUNTS.cash), of(ACCOUNTS.bonus)]
  return { balance: kurus(cash + bonus), cash, bonus, held: of(ACCOUNTS.held), currency: 'TRY' }
}
