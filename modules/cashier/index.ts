import { createHmac, hash } from 'node:crypto'
import type { Language, Registry } from '@poyraz/contract'
import type { MigrationUnit } from '@poyraz/db'
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
import { createNights, jobsOf } from './jobs.ts'
import { SANDBOX } from './methods/deposits.ts'
import { METHODS } from './methods/list.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { SignedMessage } from './payments/webhook.ts'
import { createSandbox, type Sandbox } from './sandbox/provider.ts'
import { type CashierStaff, createStaff } from './staff.ts'
import { transferLines } from './statement-lines.ts'
import { CHARGEBACKS } from './store/chargebacks.ts'
import { FEES } from './store/money.ts'
import type { Night } from './store/nights.ts'
import { parkedOf } from './store/payments.ts'
import type { Difference } from './store/reconciliation.ts'
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
  /** The key from which the secrets of the sandbox and of the cards are made. */
  readonly paymentsKey: Buffer
  /** The services that payments go through, the first of them new ones; the sandbox alone where nothing is said. */
  readonly providersOver?: (sandbox: Sandbox) => readonly PaymentProvider[]
}

export type Cashier = CashierStaff & {
  register(registry: Registry): void
  /** The same for the back office. */
  registerStaff(registry: Registry): void
  /** Names the house accounts that the methods pay from; once at start, before serving. */
  sync(): Promise<void>
  /** Gives play money to a player of the seed: as a deposit with the sandbox method, once per key. */
  depositSandbox(gift: { playerId: string; amount: Kurus; key: string }): Promise<void>
  /** The name of the method behind a house account of the ledger, for statements. */
  methodName(houseCode: string, lang: Language): string | null
  readonly transferLines: TransferLines
  receiveWebhook(providerId: string, message: SignedMessage): Promise<WebhookAnswer>
  readonly sandbox: Sandbox
  /** What of a player's came late or otherwise than asked for, and is not sent back yet. */
  parkedOf(playerId: string): Promise<Kurus>
  /** Whether the player pays, or is paid, by card or through a bank in lira. */
  paysInLira(playerId: string): Promise<boolean>
  /** Players whose bank account or wallet others use, too. */
  sharedSources(): Promise<readonly SharedSource[]>
  /** Whatever payments, providers and the ledger do not agree on. */
  reconcile(): Promise<readonly Difference[]>
  /** The same, told to `onDifference` and kept; a job does it once a night. */
  reconcileNightly(): Promise<void>
  /** The newest night that any server did, as this one knew when it looked last; `null` where there was none. */
  lastNight(): Night | null
  /** One round of background work: payouts, expiries, webhooks of the sandbox. Returns how much was done. */
  work(): Promise<number>
  readonly jobs: readonly Job[]
}

export function createCashier(deps: CashierDeps): Cashier {
  const { database, clock, ledger, onError } = deps
  const receive = async (sent: SignedMessage) => (await receiveWebhook(ctx, sandbox.id, sent)) === 'taken'
  const sandbox = createSandbox({ database, clock, secret: keyOf(deps, 'webhooks'), receive })
  const ctx: CashierCtx = { ...deps, ...providersOf(deps, sandbox), cardKey: keyOf(deps, 'cards') }
  const nights = createNights(ctx)
  const staff = createStaff(ctx)
  const workOnce = async () => (await work(ctx, onError)) + (await sandbox.deliver())
  return {
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
    methodName,
    transferLines: transferLines(database),
    receiveWebhook: (providerId, message) => receiveWebhook(ctx, providerId, message),
    sandbox,
    ...staff,
    parkedOf: (playerId) => parkedOf(database.db, playerId),
    paysInLira: (playerId) => paysInLira(database.db, playerId),
    sharedSources: () => sharedSources(database.db),
    reconcile: () => reconcile(ctx),
    reconcileNightly: nights.reconcile,
    lastNight: nights.last,
    work: workOnce,
    jobs: jobsOf(nights, workOnce),
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

/** Each use has a key of its own. */
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
