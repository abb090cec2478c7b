import { hash } from 'node:crypto'
import type { Language, Registry } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { addListCashMethodsNew } from './api/list-cash-methods-new.ts'
import { addProcessTransaction } from './api/process-transaction.ts'
import { deposit } from './commands/deposit.ts'
import { DEPOSIT_METHODS, SANDBOX } from './methods.ts'

export type Cashier = {
  register(registry: Registry): void
  /** Names the house accounts that the methods pay from; once at start, before serving. */
  sync(): Promise<void>
  /** Gives play money to a player of the seed: as a deposit with the sandbox method, once per key. */
  depositSandbox(gift: { playerId: string; amount: Kurus; key: string }): Promise<void>
  /** The name of the method behind a house account of the ledger, for statements. */
  methodName(houseCode: string, lang: Language): string | null
}

export function createCashier({ ledger }: { ledger: Ledger }): Cashier {
  return {
    register(registry) {
      addListCashMethodsNew(registry)
      addProcessTransaction(registry, ledger)
    },
    async sync() {
      for (const method of DEPOSIT_METHODS) await ledger.openHouse(method.houseCode)
    },
    async depositSandbox(gift) {
      const inputHash = hash('sha256', String(gift.amount))
      const done = await deposit(ledger, { ...gift, methodId: SANDBOX.id, inputHash })
      if (!done.ok) throw new Error(`a sandbox deposit was refused: ${done.error}`)
    },
    methodName: (houseCode, lang) =>
      DEPOSIT_METHODS.find((method) => method.houseCode === houseCode)?.name[lang] ?? null,
  }
}
