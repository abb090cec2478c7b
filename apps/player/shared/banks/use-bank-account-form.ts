import { bankAccountForm, bankCodeOf, normalizeIban } from '@poyraz/contract/forms'
import { textOf, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useSession } from '../session/session-store.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { type BankAccount, banksQuery } from './banks.ts'
import { groupIban, IBAN_LENGTH } from './iban-text.ts'
import { useBanksChanged } from './use-banks-changed.ts'

/**
 * Form state to add a bank account (`null`) or to change one. `dialog` asks for a step-up proof if the server
 * requires it.
 */
export function useBankAccountForm(account: BankAccount | null, onSaved: (bankAccountID: string) => void) {
  const t = useTranslations('banks')
  const changed = useBanksChanged(account ? t('updated') : t('added'))
  const keys = useRequestKey()
  const stepUp = useStepUp()
  const submit = useSubmit({
    rules: bankAccountForm,
    read: readAccount,
    send: (form) => {
      const request = { ...readAccount(form), ...(account ? { bankAccountID: account.bankAccountID } : {}) }
      const sent = { ...request, key: keys.keyFor(request) }
      return stepUp.guard(() => call('finance.save_bank_account', sent))
    },
    onDone: ({ data }) => {
      changed()
      onSaved(data.bankAccountID)
    },
  })
  const first = useFirstValues(account)
  const bank = useChosenBank(first, () => submit.forget('bankID'))
  return { ...submit, first, ...bank, dialog: stepUp.dialog }
}

function readAccount(form: FormData) {
  const text = (name: string) => textOf(form, name)
  return {
    bankID: Number(text('bankID')),
    owner: text('owner'),
    branchCode: '',
    accountNumber: '',
    iban: text('iban'),
  }
}

function useFirstValues(account: BankAccount | null) {
  const profile = useSession((state) => state.profile)
  if (account) {
    const { bankID, owner, iban } = account
    return { bankID, owner, iban: groupIban(iban) }
  }
  const owner = `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim()
  return { bankID: 0, owner, iban: '' }
}

/**
 * The chosen bank: a complete IBAN selects the bank that it names. The IBAN may be pasted before the list of
 * banks has loaded.
 */
function useChosenBank(first: { readonly bankID: number; readonly iban: string }, onFollowed: () => void) {
  const { data } = useQuery(banksQuery(useLang()))
  const [chosen, chooseBank] = useState(first.bankID)
  const [iban, setIban] = useState(first.iban)
  const bankOf = (typed: string) => {
    const whole = normalizeIban(typed)
    if (whole.length !== IBAN_LENGTH) return 0
    return data?.data.find(({ code }) => Number(code) === Number(bankCodeOf(whole)))?.bankID ?? 0
  }
  return {
    iban,
    bankID: chosen || bankOf(iban),
    banks: (data?.data ?? []).map(({ bankID, name }) => ({ value: String(bankID), label: name })),
    chooseBank,
    writeIban: (typed: string) => {
      setIban(typed)
      if (bankOf(typed) === 0) return
      chooseBank(bankOf(typed))
      onFollowed()
    },
  }
}

export type BankAccountFormState = ReturnType<typeof useBankAccountForm>
