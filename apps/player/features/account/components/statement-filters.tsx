import { formatMoney } from '@poyraz/text'
import { SelectField, TextField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAmountText } from '../../../shared/forms/use-amount-text.ts'
import { STATUSES } from '../../../shared/transactions/statuses.ts'
import { categoriesQuery, subCategoriesQuery } from '../api/history.ts'
import {
  EVERY,
  FINANCE,
  ORDERS,
  type Order,
  type StatementFilter,
  type StatementKind,
} from '../history-filter.ts'

const EXAMPLE = 1234_50

type Props = {
  readonly kind: StatementKind
  readonly filter: StatementFilter
  readonly onChange: (part: Partial<StatementFilter>) => void
}

export function StatementFilters({ kind, filter, onChange }: Props) {
  const t = useTranslations('history')
  const account = useTranslations('account')
  const every = { value: EVERY, label: t('every') }
  const orders = Object.keys(ORDERS) as Order[]
  return (
    <>
      {kind !== 'bonus' && <CategoryFilter kind={kind} filter={filter} onChange={onChange} />}
      <SubCategoryFilter kind={kind} filter={filter} onChange={onChange} />
      <SelectField
        label={account('status')}
        options={[every, ...STATUSES.map((value) => ({ value, label: account(`statuses.${value}`) }))]}
        value={filter.status}
        onChange={(event) => onChange({ status: event.target.value })}
      />
      <AmountFilter first={filter.min} onWrite={(min) => onChange({ min })} />
      <SelectField
        label={t('order')}
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={filter.order}
        onChange={(event) => onChange({ order: event.target.value as Order })}
      />
    </>
  )
}

/** Filter by category. A change clears the sub-category, because each category has its own. */
function CategoryFilter({ kind, filter, onChange }: Props) {
  const t = useTranslations('history')
  const { data } = useQuery(categoriesQuery(useLang()))
  const known = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const options =
    kind === 'finance'
      ? [
          { value: FINANCE, label: t('moneyInAndOut') },
          ...known.filter(({ value }) => FINANCE.split(',').includes(value)),
        ]
      : [{ value: EVERY, label: t('every') }, ...known]
  return (
    <SelectField
      label={t('category')}
      options={options}
      value={filter.category}
      onChange={(event) => onChange({ category: event.target.value, type: EVERY })}
    />
  )
}

function SubCategoryFilter({ filter, onChange }: Props) {
  const t = useTranslations('history')
  const { data } = useQuery(subCategoriesQuery(useLang()))
  const fitting = (data?.data ?? []).filter(
    ({ categoryID }) => filter.category === EVERY || filter.category.split(',').includes(String(categoryID)),
  )
  return (
    <SelectField
      label={t('subCategory')}
      options={[
        { value: EVERY, label: t('every') },
        ...fitting.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={filter.type}
      onChange={(event) => onChange({ type: event.target.value })}
    />
  )
}

/** Filter by minimum amount. The text stays as typed; an invalid amount filters nothing. */
function AmountFilter(props: { readonly first: number; readonly onWrite: (amount: number) => void }) {
  const t = useTranslations('history')
  const deposit = useTranslations('deposit')
  const lang = useLang()
  const { text, amount, write } = useAmountText(props.first)
  const wrong = text.trim() !== '' && amount === null
  const change = (next: string) => props.onWrite(write(next) ?? 0)
  return (
    <TextField
      label={t('minAmount')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      placeholder="₺"
      value={text}
      onChange={(event) => change(event.target.value)}
      error={wrong ? deposit('notAnAmount', { example: formatMoney(EXAMPLE, lang).slice(1) }) : undefined}
    />
  )
}
