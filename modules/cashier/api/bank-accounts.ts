import {
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeSaveBankAccount,
  type Refusal,
  type Registry,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import { bankNameOf, CARD_ISSUER } from '../banks.ts'
import { saveBankAccount } from '../commands/save-bank-account.ts'
import type { CashierCtx } from '../ctx.ts'
import { HOUSE_ACCOUNTS, referenceOf } from '../house-accounts.ts'
import { type BankAccount, deleteBankAccount, listBankAccounts } from '../store/bank-accounts.ts'
import { hideCard, listCards, type PrepaidCard } from '../store/prepaid-cards.ts'

export function addListBankAccounts(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeListBankAccounts, async ({ input, caller }) => {
    const { db } = ctx.database
    const accounts = (await listBankAccounts(db, caller.playerId)).map(present)
    const cards = input.showPrepaid ? await listCards(db, caller.playerId) : []
    const owner = cards.length > 0 ? await ctx.nameOf(caller.playerId) : ''
    return ok([...accounts, ...cards.map((card) => presentCard(card, owner))])
  })
}

export function addGetBankAccount(registry: Registry): void {
  registry.add(financeGetBankAccount, async ({ input: { bankID }, caller }) => {
    const account = HOUSE_ACCOUNTS.find((one) => one.bankId === bankID)
    if (!account) return err({ error: 'not_found' })
    const { id, owner, branchCode, accountNumber, iban } = account
    const description = referenceOf(caller.playerId)
    const bankName = bankNameOf(bankID)
    return ok([{ bankAccountID: id, bankName, owner, branchCode, accountNumber, iban, description }])
  })
}

export function addSaveBankAccount(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeSaveBankAccount, async ({ input, caller, key, inputHash }) => {
    const { playerId, sessionId } = caller
    const { bankAccountID, bankID, ...rest } = input
    const account = { bankId: bankID, ...rest }
    const id = bankAccountID ?? null
    const saved = await saveBankAccount(ctx, { playerId, sessionId, key, inputHash, id, account })
    return saved.ok ? ok(present(saved.value)) : saved
  })
}

export function addDeleteBankAccount(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeDeleteBankAccount, ({ input, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: financeDeleteBankAccount, playerId, key, inputHash }
    return effect<typeof input, Refusal<'not_found'>>(ctx.database.db, write, async (tx) =>
      (await deleteBankAccount(tx, playerId, input.bankAccountID)) ||
      (await hideCard(tx, playerId, input.bankAccountID))
        ? ok(input)
        : err({ error: 'not_found' }),
    )
  })
}

function present({ id, bankId, owner, branchCode, accountNumber, iban }: BankAccount) {
  return {
    bankAccountID: id,
    kind: 'bank' as const,
    bankID: bankId,
    bankName: bankNameOf(bankId),
    owner,
    branchCode,
    accountNumber,
    iban,
  }
}

/**
 * Maps a used prepaid card to a list item. Its issuer takes the place of a bank; only the last digits are
 * known.
 */
function presentCard({ id, lastDigits }: Pick<PrepaidCard, 'id' | 'lastDigits'>, owner: string) {
  return {
    bankAccountID: id,
    kind: 'prepaid' as const,
    bankID: CARD_ISSUER.id,
    bankName: CARD_ISSUER.name,
    owner,
    branchCode: '',
    accountNumber: `•••• •••• •••• ${lastDigits}`,
    iban: '',
  }
}
