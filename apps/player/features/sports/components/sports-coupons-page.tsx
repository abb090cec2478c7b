import { accountPaths } from '@poyraz/site/account'
import { sportsPaths } from '@poyraz/site/sports'
import { buttonClass, Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { PILL, PillRow } from '../../../shared/navigation/pill-row.tsx'
import { couponsQuery } from '../api/queries.ts'
import { CouponCard } from './coupon-card.tsx'
import { SportMark } from './sport-mark.tsx'

const route = getRouteApi(`/open/players/players-sports${sportsPaths.coupons}`)
const STATES = ['open', 'closed'] as const
type State = (typeof STATES)[number]

/** The player's coupons: open ones with their cash-out, and those settled in the last 30 days. */
export function SportsCouponsPage() {
  const t = useTranslations('sports.coupons')
  const state: State = route.useSearch().settled ? 'closed' : 'open'
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        <Link
          to={accountPaths.history}
          params={{ kind: 'bet' }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('history')}
        </Link>
      </div>
      <PillRow label={t('title')} open={state}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={sportsPaths.coupons}
            search={one === 'closed' ? { settled: true } : {}}
            activeOptions={{ exact: true }}
            className={PILL}
          >
            {t(one)}
          </Link>
        ))}
      </PillRow>
      <Coupons state={state} />
    </div>
  )
}

function Coupons({ state }: { readonly state: State }) {
  const t = useTranslations('sports.coupons')
  const { data, error, refetch } = useQuery(couponsQuery(state, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-84" />
  if (data.data.length === 0)
    return (
      <Card>
        <EmptyState
          art={<SportMark sport="football" side={72} />}
          title={t(state === 'open' ? 'noneOpen' : 'noneClosed')}
          text={state === 'open' ? t('noneOpenText') : undefined}
        />
      </Card>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {data.data.map((coupon) => (
        <CouponCard key={coupon.couponID} coupon={coupon} />
      ))}
    </div>
  )
}
