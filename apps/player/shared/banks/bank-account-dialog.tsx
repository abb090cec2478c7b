import { Button, Dialog, Form, SelectField, TextField } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../forms/form-alert.tsx'
import type { BankAccount } from './banks.ts'
import { IbanField } from './iban-field.tsx'
import { useBankAccountForm } from './use-bank-account-form.ts'

/** Dialog that adds a bank account (`new`) or changes one. `onSaved` is called with the account id. */
export function BankAccountDialog({
  editing,
  onClose,
  onSaved,
}: {
  readonly editing: BankAccount | 'new' | null
  readonly onClose: () => void
  readonly onSaved?: (bankAccountID: string) => void
}) {
  const t = useTranslations('banks')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={editing !== null}
      title={editing === 'new' ? t('addTitle') : t('editTitle')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {editing && (
        <AccountForm
          account={editing === 'new' ? null : editing}
          onSaved={(bankAccountID) => {
            onSaved?.(bankAccountID)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function AccountForm(props: {
  readonly account: BankAccount | null
  readonly onSaved: (bankAccountID: string) => void
}) {
  const t = useTranslations('banks')
  const save = useTranslations('site')('save')
  const account = useBankAccountForm(props.account, props.onSaved)
  return (
    <>
      <Form {...account.form} className="flex flex-col gap-4">
        <IbanField form={account} />
        <SelectField
          name="bankID"
          label={t('bank')}
          options={[{ value: '0', label: t('chooseBank') }, ...account.banks]}
          value={String(account.bankID)}
          onChange={(event) => account.chooseBank(Number(event.target.value))}
          error={account.fieldError('bankID')}
        />
        <TextField
          name="owner"
          label={t('owner')}
          hint={t('ownerHint')}
          defaultValue={account.first.owner}
          autoComplete="name"
          error={account.fieldError('owner')}
        />
        <FormAlert text={account.failure} />
        <Button type="submit" size="lg" block busy={account.busy}>
          {save}
        </Button>
      </Form>
      {account.dialog}
    </>
  )
}
