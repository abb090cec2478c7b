import { CURRENCY } from '@poyraz/contract'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { ACCOUNTS } from '../accounts.ts'

/**
 * `balance` is playable money: cash and bonus. `held` is reserved for withdrawals. Stakes of open bets are in
 * neither: they are in the escrow accounts `stake:<product>`.
 */
export type Balance = {
  readonly balance: Kurus
  readonly cash: Kurus
  readonly bonus: Kurus
  readonly held: Kurus
  readonly currency: typeof CURRENCY
}

export async function readBalance(ledger: Ledger, playerId: string): Promise<Balance> {
  return balanceOf(await ledger.balances(playerId))
}

/** Returns the balance of each of these players in one round trip. */
export async function readBalances(
  ledger: Ledger,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  const accounts = await ledger.balancesOf(playerIds)
  return new Map(playerIds.map((playerId) => [playerId, balanceOf(accounts.get(playerId) ?? new Map())]))
}

function balanceOf(accounts: ReadonlyMap<string, Kurus>): Balance {
  const of = (code: string) => accounts.get(code) ?? kurus(0)
  const [cash, bonus] = [of(ACCOUNTS.cash), of(ACCOUNTS.bonus)]
  return { balance: kurus(cash + bonus), cash, bonus, held: of(ACCOUNTS.held), currency: CURRENCY }
}
