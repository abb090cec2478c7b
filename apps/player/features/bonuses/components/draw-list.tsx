import { Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { drawsQuery } from '../api/bonuses.ts'
import { DrawCard } from './draw-card.tsx'

export function DrawList() {
  const t = useTranslations('tickets')
  const { data, error, refetch } = useQuery(drawsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-120 rounded-banner" />
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<Picture src={PICTURES.scroll} side={80} className="art" />}
          title={t('noDraws')}
          text={t('noDrawsText')}
        />
      </Card>
    )
  }
  return (
    <section aria-label={t('draws')} className="flex flex-col gap-5">
      {data.data.map((draw) => (
        <DrawCard key={draw.drawID} draw={draw} />
      ))}
    </section>
  )
}
