import { DAY_MS, istanbulDay, systemClock } from '@poyraz/kernel'
import { cashierPaths } from '@poyraz/site/cashier'
import { Button, SelectField, TextField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { DayField } from '../../../shared/dates/day-field.tsx'
import { type MethodField, ownAccountsQuery } from '../api/methods.ts'
import type { TransferForm } from '../hooks/use-transfer-form.ts'

type Props = {
  readonly form: TransferForm
  /** Opens the dialog to add a bank account; `field` is the name of the field that will select it. */
  readonly onAddAccount: (field: string) => void
}

/** The input fields of a method, as the server describes them. */
export function FieldControls(props: Props) {
  const { id, fields } = props.form.method.properties
  return fields.map((field) => <FieldControl key={`${id}-${field.name}`} field={field} {...props} />)
}

type ControlProps = Props & { readonly field: MethodField }

function FieldControl(props: ControlProps) {
  if (props.field.type === 'date') return <DayControl {...props} />
  if (props.field.type !== 'select') return <TextControl {...props} />
  return props.field.options ? (
    <ListedControl {...props} options={props.field.options} />
  ) : (
    <OwnAccountControl {...props} />
  )
}

function TextControl({ field, form }: ControlProps) {
  const optional = useTranslations('site')('optional')
  const { name, label, type, required } = field
  const isDigits = type === 'number' || type === 'identity'
  return (
    <TextField
      name={name}
      label={label}
      type={type === 'phone' ? 'tel' : 'text'}
      optional={required ? undefined : optional}
      inputMode={isDigits ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={form.values[name] ?? ''}
      onChange={(event) => form.write(name, event.target.value)}
      error={form.fieldError(name)}
    />
  )
}

function DayControl({ field, form }: ControlProps) {
  const optional = useTranslations('site')('optional')
  const { name, label, required, day } = field
  const nowMs = systemClock.nowMs()
  return (
    <DayField
      name={name}
      label={label}
      optional={required ? undefined : optional}
      {...(day === 'past' ? { max: istanbulDay(nowMs) } : { min: istanbulDay(nowMs + DAY_MS) })}
      value={form.values[name] ?? ''}
      onChange={(written) => form.set(name, written)}
      error={form.fieldError(name)}
    />
  )
}

type ChoiceProps = Pick<ControlProps, 'field' | 'form'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A list of the player's own wallets may be empty: a withdrawal goes back to where the money came from. */
function ListedControl(props: ChoiceProps) {
  const t = useTranslations('transfer')
  if (props.options.length > 0) return <ChoiceControl {...props} />
  return (
    <div className="flex flex-col gap-2">
      <ChoiceControl {...props} />
      <p className="text-sm">
        {t('noSource')}{' '}
        <Link
          to={cashierPaths.deposit}
          className="inline-flex min-h-11 items-center font-bold text-brand underline"
        >
          {t('toDeposit')}
        </Link>
      </p>
    </div>
  )
}

function ChoiceControl({ field, form, options }: ChoiceProps) {
  const t = useTranslations('transfer')
  const optional = useTranslations('site')('optional')
  const { name, label, required } = field
  return (
    <SelectField
      name={name}
      label={label}
      optional={required ? undefined : optional}
      options={[{ value: '', label: t('choose') }, ...options]}
      value={form.values[name] ?? ''}
      onChange={(event) => form.write(name, event.target.value)}
      error={form.fieldError(name)}
    />
  )
}

/** Select of the player's own bank accounts, the only allowed targets. */
function OwnAccountControl({ field, form, onAddAccount }: ControlProps) {
  const t = useTranslations('transfer')
  const { data } = useQuery(ownAccountsQuery(useLang()))
  const accounts = data?.data.filter(({ kind }) => kind === 'bank')
  const options = (accounts ?? []).map(({ bankAccountID, bankName, iban }) => ({
    value: bankAccountID,
    label: `${bankName} · ${iban.slice(-4)}`,
  }))
  return (
    <div className="flex flex-col gap-2">
      <ChoiceControl field={field} form={form} options={options} />
      {accounts?.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="flex-1">{t('noAccount')}</p>
          <Button variant="outline" onClick={() => onAddAccount(field.name)}>
            {t('addAccount')}
          </Button>
        </div>
      )}
    </div>
  )
}
