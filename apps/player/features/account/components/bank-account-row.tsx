import bank from 'art:1f3e6/96'
import ticket from 'art:1f39f-fe0f/96'
import { Badge, IconButton } from '@poyraz/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { BankAccount } from '../../../shared/banks/banks.ts'
import { numberOf, shortNumberOf } from '../../../shared/banks/iban-text.ts'
import { headingOf, useFocusFallback } from '../../../shared/focus/use-focus-fallback.ts'

/** One bank account. Swiping it to the left shows a delete button; the row's own buttons do the same. */
export function BankAccountRow(props: {
  readonly account: BankAccount
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('banks')
  const { account } = props
  const row = useFocusFallback<HTMLLIElement>(headingOf)
  return (
    <li ref={row} className="scroll-row snap-mandatory border-b border-line last:border-b-0">
      <div className="flex w-full items-center gap-3 py-3">
        <Picture
          src={account.kind === 'bank' ? bank : ticket}
          side={40}
          className="flex-none max-[359px]:hidden"
        />
        <AccountWords account={account} />
        {account.kind === 'bank' && (
          <IconButton label={t('edit', { bank: account.bankName })} onClick={props.onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
        <IconButton label={t('removeOf', { bank: account.bankName })} onClick={props.onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <button
        type="button"
        // Hidden from keyboards and screen readers, which have the button in the row.
        aria-hidden="true"
        tabIndex={-1}
        onClick={props.onRemove}
        className="my-2 w-24 rounded-control bg-danger-soft text-sm font-bold text-danger lg:hidden"
      >
        {t('remove')}
      </button>
    </li>
  )
}

function AccountWords({ account }: { readonly account: BankAccount }) {
  const t = useTranslations('banks')
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2 text-sm font-bold">
        <span className="truncate">{account.bankName}</span>
        {account.kind === 'prepaid' && <Badge>{t('prepaid')}</Badge>}
      </p>
      <p className="truncate text-sm tabular-nums">
        <span className="max-md:hidden">{numberOf(account)}</span>
        <span className="md:hidden">{shortNumberOf(account)}</span>
      </p>
      <p className="truncate text-xs text-muted">{account.owner}</p>
    </div>
  )
}
