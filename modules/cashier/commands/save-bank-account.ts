import { type FieldError, financeSaveBankAccount, type Refusal } from '@poyraz/contract'
import { bankCodeOf } from '@poyraz/contract/forms'
import { effect, onCommit } from '@poyraz/db'
import { err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { BANKS } from '../banks.ts'
import type { CashierCtx } from '../ctx.ts'
import {
  type BankAccount,
  insertBankAccount,
  lockBankAccounts,
  updateBankAccount,
} from '../store/bank-accounts.ts'

const BANK_ACCOUNTS_MAX = 5

export type SaveBankAccount = {
  readonly playerId: string
  readonly sessionId: string
  readonly key: string | null
  readonly inputHash: string
  /** `null` adds a new account. */
  readonly id: string | null
  readonly account: Omit<BankAccount, 'id'>
}

type Code = 'not_found' | 'account_limit' | 'step_up_required'
type Saved = Result<BankAccount, Refusal<Code | 'idempotency_conflict'>>

/**
 * Adds or changes a bank account of a player. Its bank must be known, its IBAN must not belong to another
 * known bank, and its owner must be the player; names are compared without case, diacritics and Turkish dots.
 * Requires a fresh step-up proof (protection R30).
 */
export async function saveBankAccount(ctx: CashierCtx, save: SaveBankAccount): Promise<Saved> {
  const { playerId, sessionId } = save
  const [name, isProved] = await Promise.all([ctx.nameOf(playerId), ctx.isProved(sessionId)])
  const write = { ...save, procedure: financeSaveBankAccount }
  return effect<BankAccount, Refusal<Code>>(ctx.database.db, write, async (tx) => {
    if (!isProved) return err({ error: 'step_up_required' })
    const mine = await lockBankAccounts(tx, playerId)
    const at = new Date(ctx.clock.nowMs())
    const account = { ...save.account, id: save.id ?? uuidv7(at.getTime()) }
    const refusal = refusalOf(save, mine, name)
    if (refusal) return err(refusal)
    await (save.id === null
      ? insertBankAccount(tx, playerId, account, at)
      : updateBankAccount(tx, account, at))
    onCommit(tx, () => ctx.onSource(playerId))
    return ok(account)
  })
}

function refusalOf(
  { id, account }: SaveBankAccount,
  mine: readonly BankAccount[],
  name: string,
): Refusal<'not_found' | 'account_limit'> | null {
  if (id !== null && !mine.some((one) => one.id === id)) return { error: 'not_found' }
  const fields = brokenFields(account, name)
  if (mine.some((one) => one.iban === account.iban && one.id !== id)) {
    fields.push({ field: 'iban', error: 'iban_taken' })
  }
  if (fields.length > 0) return { error: 'invalid_input', fields }
  return id === null && mine.length >= BANK_ACCOUNTS_MAX
    ? { error: 'account_limit', data: { most: BANK_ACCOUNTS_MAX } }
    : null
}

function brokenFields(account: Omit<BankAccount, 'id'>, name: string): FieldError[] {
  const fields: FieldError[] = []
  const keeper = BANKS.find((bank) => bank.code === bankCodeOf(account.iban))
  if (!BANKS.some((bank) => bank.id === account.bankId)) fields.push({ field: 'bankID', error: 'bank' })
  else if (keeper && keeper.id !== account.bankId) fields.push({ field: 'iban', error: 'iban_bank' })
  if (searchKey(account.owner) !== searchKey(name)) {
    fields.push({ field: 'owner', error: 'owner_mismatch' })
  }
  return fields
}
