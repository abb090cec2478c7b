import { Button, Dialog, SelectField, TextField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../forms/field-text.ts'
import { Form } from '../forms/form.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { type BankAccount, banksQuery } from './banks.ts'
import { IbanField } from './iban-field.tsx'
import { type BankAccountFormState, useBankAccountForm } from './use-bank-account-form.ts'

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
  const fieldText = useFieldText()
  const { form, failure, submit, dialog, followBank } = useBankAccountForm(props.account, props.onSaved)
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <IbanField form={form} onWhole={followBank} />
        <BankField form={form} />
        <TextField
          {...form.register('owner')}
          label={t('owner')}
          hint={t('ownerHint')}
          autoComplete="name"
          error={fieldText(errors.owner)}
        />
        <NumberFields form={form} />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {save}
        </Button>
      </Form>
      {dialog}
    </>
  )
}

function BankField({ form }: { readonly form: BankAccountFormState }) {
  const t = useTranslations('banks')
  const { data } = useQuery(banksQuery(useLang()))
  const error = form.formState.errors.bankID
  const banks = (data?.data ?? []).map(({ bankID, name }) => ({ value: String(bankID), label: name }))
  return (
    <SelectField
      // The key remounts the select: options that load after the value do not select it.
      key={banks.length}
      {...form.register('bankID', { valueAsNumber: true })}
      label={t('bank')}
      options={[{ value: '0', label: t('chooseBank') }, ...banks]}
      error={error && (error.type === 'server' ? error.message : t('bankRequired'))}
    />
  )
}

function NumberFields({ form }: { readonly form: BankAccountFormState }) {
  const t = useTranslations('banks')
  const fieldText = useFieldText()
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        {...form.register('branchCode')}
        label={t('branchCode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        error={fieldText(errors.branchCode)}
      />
      <TextField
        {...form.register('accountNumber')}
        label={t('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={fieldText(errors.accountNumber)}
      />
    </div>
  )
}
