import bank from 'art:1f3e6/160'
import { Button, Card, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { BankAccountDialog } from '../../../shared/banks/bank-account-dialog.tsx'
import { ACCOUNTS_MAX, type BankAccount, bankAccountsQuery } from '../../../shared/banks/banks.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { BankAccountRow } from './bank-account-row.tsx'
import { RemoveAccountDialog } from './remove-account-dialog.tsx'

/** `new` opens the dialog to add an account. */
type Editing = BankAccount | 'new' | null

/** The player's own bank accounts, the targets of withdrawals. */
export function BanksTab() {
  const t = useTranslations('banks')
  const { data, error, refetch } = useQuery(bankAccountsQuery(useLang()))
  const [editing, setEditing] = useState<Editing>(null)
  const [removing, setRemoving] = useState<BankAccount | null>(null)
  const accounts = data?.data ?? []
  // Used prepaid cards are in the list but do not count as accounts.
  const full = accounts.filter(({ kind }) => kind === 'bank').length >= ACCOUNTS_MAX
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-prose min-w-64 flex-1">
          <h2 className="text-xl">{t('title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('text', { max: ACCOUNTS_MAX })}</p>
        </div>
        {accounts.length > 0 && !full && <AddButton onAdd={() => setEditing('new')} />}
      </div>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <RowSkeletons rows={2} /> : null}
      {data && accounts.length === 0 && <NoAccounts onAdd={() => setEditing('new')} />}
      <ul>
        {accounts.map((account) => (
          <BankAccountRow
            key={account.bankAccountID}
            account={account}
            onEdit={() => setEditing(account)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      {accounts.length > 0 && (
        <p className="mt-3 text-xs text-muted">
          {full ? t('full', { max: ACCOUNTS_MAX }) : <span className="lg:hidden">{t('slideHint')}</span>}
        </p>
      )}
      <BankAccountDialog editing={editing} onClose={() => setEditing(null)} />
      <RemoveAccountDialog account={removing} onClose={() => setRemoving(null)} />
    </Card>
  )
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations('banks')
  return (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" />
      {t('add')}
    </Button>
  )
}

function NoAccounts({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations('banks')
  return (
    <EmptyState
      art={<Picture src={bank} side={80} className="art" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<AddButton onAdd={onAdd} />}
    />
  )
}
