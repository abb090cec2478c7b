import shield from 'art:1f6e1-fe0f/160'
import { Button, Card, EmptyState } from '@poyraz/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Limit } from '../../../shared/protection/protection.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { LimitRow } from './limit-row.tsx'
import { RemoveLimitDialog } from './remove-limit-dialog.tsx'

/** The player's limits with the use of each. */
export function LimitsCard({ limits }: { readonly limits: readonly Limit[] }) {
  const t = useTranslations('limits')
  const [editing, setEditing] = useState<Limit | 'new' | null>(null)
  const [removing, setRemoving] = useState<Limit | null>(null)
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('own')}</h2>
        {limits.length > 0 && <AddButton onAdd={() => setEditing('new')} />}
      </div>
      {limits.length === 0 && (
        <EmptyState
          art={<Picture src={shield} side={80} className="art" />}
          title={t('none')}
          text={t('noneText')}
          action={<AddButton onAdd={() => setEditing('new')} />}
        />
      )}
      <ul>
        {limits.map((limit) => (
          <LimitRow
            key={limit.id}
            limit={limit}
            onChange={() => setEditing(limit)}
            onRemove={() => setRemoving(limit)}
          />
        ))}
      </ul>
      <LimitDialog editing={editing} onClose={() => setEditing(null)} />
      <RemoveLimitDialog limit={removing} onClose={() => setRemoving(null)} />
    </Card>
  )
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations('limits')
  return (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" />
      {t('add')}
    </Button>
  )
}
