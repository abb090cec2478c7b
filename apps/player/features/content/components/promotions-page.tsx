import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { promotionsQuery } from '../../../shared/content/content.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { PromotionList, PromotionListSkeleton } from './promotion-list.tsx'

/** All promotions by state, or with `?id=` one promotion with its terms. */
export function PromotionsPage() {
  const { id } = useSearch({ strict: false })
  const { data, error, refetch } = useQuery(promotionsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <PromotionListSkeleton />
  if (id === undefined) return <PromotionList promotions={data.data} />
  return <PromotionDetail promotion={data.data.find((promotion) => promotion.id === id)} />
}
