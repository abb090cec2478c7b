import { verificationPaths } from '@poyraz/site/verification'
import { Button, buttonClass, Form, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BankAccountDialog } from '../../../shared/banks/bank-account-dialog.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { cepAmountsQuery, cepBanksQuery, type Direction, type Listed, type Method } from '../api/methods.ts'
import { type TransferForm, useTransferForm } from '../hooks/use-transfer-form.ts'
import { CEP_BANK, methodsOf } from '../method-list.ts'
import { PRESETS } from '../presets.ts'
import { AmountField } from './amount-field.tsx'
import { FieldControls } from './field-controls.tsx'
import { ForfeitNote } from './forfeit-note.tsx'
import { MethodNotes } from './method-notes.tsx'
import { MethodPicker } from './method-picker.tsx'
import { PromoPart } from './promo-field.tsx'
import { Summary } from './transfer-summary.tsx'

/** Form of a deposit or a withdrawal: method, amount, fee and the amount that arrives. */
export function TransferFormCard(props: {
  readonly direction: Direction
  readonly list: readonly Listed[]
  /** Preselected by the link to this page. */
  readonly first: Method
  readonly amount?: number | undefined
}) {
  const { direction, list, first, amount } = props
  const form = useTransferForm({ direction, method: first, methods: methodsOf(list), amount })
  const isDeposit = form.takesPromo
  const [addingTo, setAddingTo] = useState<string | null>(null)
  return (
    <>
      <Form {...form.form} className="flex flex-col gap-5">
        <MethodPicker list={list} chosen={form.method} onChoose={form.choose} />
        <Amount form={form} />
        <FieldControls form={form} onAddAccount={setAddingTo} />
        <MethodNotes notes={form.method.properties.notes} />
        {isDeposit && <PromoPart form={form} />}
        <Summary direction={direction} amount={form.amount ?? 0} method={form.method} />
        {form.forfeit && <ForfeitNote forfeit={form.forfeit} />}
        <Refusal form={form} />
        <SubmitButton form={form} />
      </Form>
      <BankAccountDialog
        editing={addingTo === null ? null : 'new'}
        onClose={() => setAddingTo(null)}
        onSaved={(bankAccountID) => addingTo !== null && form.set(addingTo, bankAccountID)}
      />
      {form.dialog}
    </>
  )
}

function Amount({ form }: { readonly form: TransferForm }) {
  const deposit = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const { min, max } = form.method.properties
  const presets = usePresets(form.method)
  return (
    <AmountField
      label={form.takesPromo ? deposit('howMuch') : transfer('howMuch')}
      text={form.text}
      onWrite={(text) => form.write('amount', text)}
      onChoose={(text) => form.set('amount', text)}
      error={form.fieldError('amount')}
      limits={form.method.properties}
      presets={presets.filter((preset) => preset >= min && preset <= max)}
    />
  )
}

/** Returns the amounts on the buttons: for cep bank those that its machines pay out, else suggestions. */
function usePresets({ name, properties }: Method): readonly number[] {
  const lang = useLang()
  const isCep = properties.transferType === CEP_BANK
  const banks = useQuery({ ...cepBanksQuery(lang), enabled: isCep })
  const code = banks.data?.data.find((bank) => bank.name === name)?.code
  const amounts = useQuery({ ...cepAmountsQuery(code ?? '', lang), enabled: isCep && code !== undefined })
  return isCep ? (amounts.data?.data.amounts ?? []) : PRESETS
}

/** Error of the whole form, with a link to the next step if there is one. */
function Refusal({ form }: { readonly form: TransferForm }) {
  const t = useTranslations('transfer')
  return (
    <>
      <FormAlert text={form.failure} />
      {form.refused?.error === 'kyc_required' && (
        <Link to={verificationPaths.verification} className={buttonClass({ variant: 'outline' })}>
          {t('verify')}
        </Link>
      )}
    </>
  )
}

function SubmitButton({ form }: { readonly form: TransferForm }) {
  const deposit = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const leave = transfer(form.forfeit ? 'withdrawAnyway' : 'withdraw')
  const words = form.takesPromo ? deposit('submit') : leave
  return (
    <>
      <Button type="submit" size="lg" block busy={form.busy}>
        {words}
      </Button>
      <p className="text-sm text-muted">{form.takesPromo ? deposit('note') : transfer('withdrawNote')}</p>
    </>
  )
}
