import { createHmac, hash } from 'node:crypto'
import type { Language, Registry } from '@poyraz/contract'
import type { Database, MigrationUnit } from '@poyraz/db'
import type { Job } from '@poyraz/jobs'
import { assert, type Kurus } from '@poyraz/kernel'
import type { TransferLines } from '@poyraz/wallet'
import {
  addDeleteBankAccount,
  addGetBankAccount,
  addListBankAccounts,
  addSaveBankAccount,
} from './api/bank-accounts.ts'
import { addGetDepositAmounts, addListBanks } from './api/banks.ts'
import {
  addListCashMethods,
  addListCashMethodsNew,
  addListHighlightedCashMethods,
} from './api/cash-methods.ts'
import { addFavoriteMethods } from './api/favorite-methods.ts'
import { addSendReceipt } from './api/receipts.ts'
import { addStaff } from './api/staff.ts'
import { addCancelTransfer, addListTransfers, addTransfers } from './api/transfers.ts'
import { deposit } from './commands/deposit.ts'
import { receiveWebhook, type WebhookAnswer } from './commands/receive-webhook.ts'
import { reconcile } from './commands/reconcile.ts'
import { work } from './commands/work.ts'
import type { CashierCtx } from './ctx.ts'
import { createReconciliationRuns, jobsOf } from './jobs.ts'
import { SANDBOX } from './methods/deposits.ts'
import { METHODS } from './methods/list.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { SignedMessage } from './payments/webhook.ts'
import { createSandbox, type Sandbox } from './sandbox/provider.ts'
import { type CashierStaff, createStaff } from './staff.ts'
import { transferLines } from './statement-lines.ts'
import { CHARGEBACKS } from './store/chargebacks.ts'
import { FEES } from './store/money.ts'
import { parkedOf } from './store/payments.ts'
import type { Difference } from './store/reconciliation.ts'
import type { ReconciliationRun } from './store/reconciliation-runs.ts'
import { paysInLira, type SharedSource, sharedSources } from './store/sources.ts'

export type { Decision, DecisionRefusal } from './commands/decide-withdrawal.ts'
export type { Admission, PaymentView, Pictures, Promo } from './ctx.ts'
export { createHttpProvider } from './outside/http.ts'
export type { PaymentProvider } from './payments/provider.ts'
export { type SignedMessage, sign } from './payments/webhook.ts'
export { PAY_PAGE_CSS, renderPayPage } from './sandbox/page.ts'
export { ACTIONS, PAY_PATH, type Sandbox } from './sandbox/provider.ts'
export type { Difference } from './store/reconciliation.ts'

export const migrations: MigrationUnit = { name: 'cashier', dir: new URL('./migrations/', import.meta.url) }

export type CashierDeps = Omit<CashierCtx, 'providers' | 'provider' | 'cardKey'> & {
  /** Master key; the webhook secret of the sandbox and the key of card hashes are derived from it. */
  readonly paymentsKey: Buffer
  /** Payment providers; new payments use the first one. Without this, the sandbox is the only provider. */
  readonly providersOver?: (sandbox: Sandbox) => readonly PaymentProvider[]
}

/** Queries that need the database alone. Modules that the cashier calls use them before it exists. */
export type CashierQueries = {
  /**
   * Returns the name of the method that uses this house account of the ledger, for statements; `null` if none
   * does.
   */
  methodName(houseCode: string, lang: Language): string | null
  readonly transferLines: TransferLines
  /**
   * Sum of the player's parked deposits: money that came late or differs from the request, not sent back yet.
   */
  parkedOf(playerId: string): Promise<Kurus>
  /**
   * True if the player has paid or was paid by card or through a bank in lira, or has saved a bank account.
   */
  paysInLira(playerId: string): Promise<boolean>
  /** Returns players who share a bank account, wallet or payout destination with other players. */
  sharedSources(): Promise<readonly SharedSource[]>
}

export type Cashier = CashierStaff &
  CashierQueries & {
    register(registry: Registry): void
    /** Registers the procedures of the back office. */
    registerStaff(registry: Registry): void
    /** Opens the ledger accounts of the house that the methods use. Run once at start, before serving. */
    sync(): Promise<void>
    /** Credits play money to a seeded player as a deposit by the sandbox method, once per key. */
    depositSandbox(gift: { playerId: string; amount: Kurus; key: string }): Promise<void>
    receiveWebhook(providerId: string, message: SignedMessage): Promise<WebhookAnswer>
    readonly sandbox: Sandbox
    /** Compares payments, provider reports and the ledger; returns all differences and changes nothing. */
    reconcile(): Promise<readonly Difference[]>
    /**
     * Runs the reconciliation, reports each difference to `onDifference` and saves the result; a job runs it
     * each night.
     */
    reconcileNightly(): Promise<void>
    /** Result of the newest reconciliation by any server, cached by this server; `null` if none is known. */
    latestRun(): ReconciliationRun | null
    /**
     * Runs one round of background work: payouts, expiries, sandbox webhooks. Returns the number of items
     * processed.
     */
    work(): Promise<number>
    readonly jobs: readonly Job[]
  }

export function createCashierQueries(database: Database): CashierQueries {
  const { db } = database
  return {
    methodName,
    transferLines: transferLines(database),
    parkedOf: (playerId) => parkedOf(db, playerId),
    paysInLira: (playerId) => paysInLira(db, playerId),
    sharedSources: () => sharedSources(db),
  }
}

export function createCashier(deps: CashierDeps): Cashier {
  const { database, clock, ledger, onError } = deps
  const receive = async (sent: SignedMessage) => (await receiveWebhook(ctx, sandbox.id, sent)) === 'taken'
  const sandbox = createSandbox({ database, clock, secret: keyOf(deps, 'webhooks'), receive })
  const ctx: CashierCtx = { ...deps, ...providersOf(deps, sandbox), cardKey: keyOf(deps, 'cards') }
  const runs = createReconciliationRuns(ctx)
  const staff = createStaff(ctx)
  const workOnce = async () => (await work(ctx, onError)) + (await sandbox.deliver())
  return {
    ...createCashierQueries(database),
    register(registry) {
      for (const add of HANDLERS) add(registry, ctx)
    },
    registerStaff: (registry) => addStaff(registry, ctx, staff),
    async sync() {
      const codes = METHODS.map((method) => method.houseCode)
      for (const code of new Set([...codes, FEES, CHARGEBACKS])) await ledger.openHouse(code)
    },
    async depositSandbox(gift) {
      const inputHash = hash('sha256', String(gift.amount))
      const done = await deposit(ctx, { ...gift, method: SANDBOX, inputHash })
      if (!done.ok) throw new Error(`a sandbox deposit was refused: ${done.error.error}`)
    },
    receiveWebhook: (providerId, message) => receiveWebhook(ctx, providerId, message),
    sandbox,
    ...staff,
    reconcile: () => reconcile(ctx),
    reconcileNightly: runs.reconcile,
    latestRun: runs.last,
    work: workOnce,
    jobs: jobsOf(runs, workOnce),
  }
}

function providersOf({ providersOver }: CashierDeps, sandbox: Sandbox) {
  const all = providersOver?.(sandbox) ?? [sandbox]
  const [first] = all
  assert(first, 'payments go through somebody')
  return { providers: new Map(all.map((provider) => [provider.id, provider])), provider: first.id }
}

function methodName(houseCode: string, lang: Language): string | null {
  return METHODS.find((method) => method.houseCode === houseCode)?.name[lang] ?? null
}

/** Derives a separate key for each use. */
function keyOf({ paymentsKey }: CashierDeps, use: string): Buffer {
  return createHmac('sha256', paymentsKey).update(use).digest()
}

const HANDLERS = [
  addListBanks,
  addGetDepositAmounts,
  addListBankAccounts,
  addGetBankAccount,
  addSaveBankAccount,
  addDeleteBankAccount,
  addListCashMethodsNew,
  addListCashMethods,
  addListHighlightedCashMethods,
  addFavoriteMethods,
  addTransfers,
  addListTransfers,
  addCancelTransfer,
  addSendReceipt,
]
