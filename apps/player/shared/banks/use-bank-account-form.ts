import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { bankAccountForm, bankCodeOf } from '@poyraz/contract/forms'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import { showAtFields } from '../forms/refusal.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useSession } from '../session/session-store.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { type BankAccount, banksQuery } from './banks.ts'
import { groupIban, IBAN_LENGTH } from './iban-text.ts'
import { useBanksChanged } from './use-banks-changed.ts'

export type BankAccountValues = {
  bankID: number
  owner: string
  branchCode: string
  accountNumber: string
  iban: string
}

/**
 * Form state to add a bank account (`null`) or to change one. Validates while the player types. `dialog` asks
 * for a step-up proof if the server requires it.
 */
export function useBankAccountForm(account: BankAccount | null, onSaved: (bankAccountID: string) => void) {
  const t = useTranslations('banks')
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<BankAccountValues, unknown, BankAccountValues>({
    resolver: standardSchemaResolver(bankAccountForm, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: useFirstValues(account),
  })
  const changed = useBanksChanged(account ? t('updated') : t('added'))
  const keys = useRequestKey()
  const stepUp = useStepUp()
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const request = { ...values, ...(account ? { bankAccountID: account.bankAccountID } : {}) }
    const sent = { ...request, key: keys.keyFor(request) }
    const answer = await stepUp.guard(() => call('finance.save_bank_account', sent))
    if (answer.ok) {
      changed()
      return onSaved(answer.value.data.bankAccountID)
    }
    if (!showAtFields(form, answer.error)) setFailure(failureText(answer.error))
  })
  return { form, failure, submit, dialog: stepUp.dialog, followBank: useFollowingBank(form) }
}

function useFirstValues(account: BankAccount | null): BankAccountValues {
  const profile = useSession((state) => state.profile)
  if (account) {
    const { bankID, owner, branchCode, accountNumber, iban } = account
    return { bankID, owner, branchCode, accountNumber, iban: groupIban(iban) }
  }
  const owner = `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim()
  return { bankID: 0, owner, branchCode: '', accountNumber: '', iban: '' }
}

/**
 * Selects the bank that the complete IBAN names. The IBAN may be pasted before the list of banks has loaded.
 */
function useFollowingBank(form: BankAccountFormState): (iban: string) => void {
  const { data } = useQuery(banksQuery(useLang()))
  const follow = useCallback(
    (typed: string) => {
      const iban = typed.replace(/\s/g, '')
      if (iban.length !== IBAN_LENGTH) return
      const bank = data?.data.find(({ code }) => Number(code) === Number(bankCodeOf(iban)))
      if (bank) form.setValue('bankID', bank.bankID, { shouldValidate: true })
    },
    [data, form],
  )
  useEffect(() => {
    if (form.getValues('bankID') === 0) follow(form.getValues('iban'))
  }, [form, follow])
  return follow
}

export type BankAccountFormState = ReturnType<typeof useForm<BankAccountValues, unknown, BankAccountValues>>
