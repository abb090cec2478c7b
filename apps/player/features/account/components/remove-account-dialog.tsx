import { randomId } from '@poyraz/kernel'
import { Dialog, Form } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BankAccount } from '../../../shared/banks/banks.ts'
import { numberOf } from '../../../shared/banks/iban-text.ts'
import { useBanksChanged } from '../../../shared/banks/use-banks-changed.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'

/** Asks for confirmation before a bank account is deleted. */
export function RemoveAccountDialog(props: {
  readonly account: BankAccount | null
  readonly onClose: () => void
}) {
  const t = useTranslations('banks')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={props.account !== null}
      title={t('removeTitle')}
      closeLabel={close}
      onClose={props.onClose}
      shape="sheet"
    >
      {props.account && <RemoveForm account={props.account} onClose={props.onClose} />}
    </Dialog>
  )
}

function RemoveForm({ account, onClose }: { readonly account: BankAccount; readonly onClose: () => void }) {
  const t = useTranslations('banks')
  const changed = useBanksChanged(t('deleted'))
  // One idempotency key per dialog: a retry or a second press deletes nothing twice.
  const [key] = useState(randomId)
  const { busy, failure, form } = useSubmit({
    send: () => call('finance.delete_bank_account', { bankAccountID: account.bankAccountID, key }),
    onDone: () => {
      changed()
      onClose()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p className="tabular-nums">
        {t(`removeText.${account.kind}`, { bank: account.bankName, number: numberOf(account) })}
      </p>
      <ConfirmButtons failure={failure} busy={busy} confirm={t('remove')} tone="danger" onCancel={onClose} />
    </Form>
  )
}
