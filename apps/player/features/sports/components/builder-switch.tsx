import { Button } from '@poyraz/ui'
import { Blocks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'
import { builderActions } from '../slip/builder.ts'

type Props = { readonly event: EventDetail; readonly isBuilding: boolean }

/** Starts and ends a bet that combines selections of the match; matches without a model have none. */
export function BuilderSwitch({ event, isBuilding }: Props) {
  const t = useTranslations('sports.builder')
  if (event.builder.length === 0 && !isBuilding) return null
  return (
    <div className="flex items-center gap-3 rounded-tile border border-line bg-surface px-4 py-2 shadow-card">
      <Blocks aria-hidden="true" className="size-5 flex-none text-brand" />
      <p className="min-w-0 flex-1 text-xs text-muted">{t('text')}</p>
      <Button
        variant={isBuilding ? 'quiet' : 'outline'}
        className="flex-none px-4"
        onClick={() => (isBuilding ? builderActions.end() : builderActions.start(event.eventID))}
      >
        {t(isBuilding ? 'end' : 'start')}
      </Button>
    </div>
  )
}
