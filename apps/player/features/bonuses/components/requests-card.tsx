import { Badge, type BadgeTone, Card, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { type BonusRequest, requestsQuery } from '../api/bonuses.ts'

const TONES = {
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<BonusRequest['status'], BadgeTone>

/** The player's requests to staff and their results. */
export function RequestsCard() {
  const t = useTranslations('bonuses')
  return (
    <Card>
      <h2 className="mb-1 text-lg">{t('requests')}</h2>
      <PagedList
        list={useInfiniteQuery(requestsQuery(useLang()))}
        skeleton={<RowSkeletons rows={2} />}
        empty={<p className="py-3 text-sm text-muted">{t('noRequests')}</p>}
      >
        {(requests) => (
          <ul>
            {requests.map((request) => (
              <RequestRow key={request.requestID} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function RequestRow({ request }: { readonly request: BonusRequest }) {
  const t = useTranslations('bonuses')
  const when = useWhen()
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm font-bold">{request.title}</span>
        <Badge tone={TONES[request.status]}>{t(`requestStates.${request.status}`)}</Badge>
      </div>
      <p className="text-xs text-muted tabular-nums">
        {t('askedAt', { date: when(request.createdAt) })}
        {request.decidedAt && <> · {t('decidedAt', { date: when(request.decidedAt) })}</>}
      </p>
      {request.note && <p className="text-sm text-muted">{request.note}</p>}
      {request.reason && <p className="text-sm">{request.reason}</p>}
    </li>
  )
}
