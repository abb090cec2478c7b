import { sportsPaths } from '@poyraz/site/sports'
import { Button, buttonClass, Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useEventName } from '../hooks/use-event-name.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type LoadedCoupon, selectionsOf } from '../slip/load-code.ts'
import type { Selection } from '../slip/slip.ts'
import { openSheet, slipActions } from '../slip/slip-store.ts'
import { SportMark } from './sport-mark.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.shared}`)

/** The selections behind a link that somebody shared. */
export function SportsSharedPage() {
  const t = useTranslations('sports.coupons')
  const { code } = route.useParams()
  const { data, error } = useQuery(callQuery('sports.load_coupon', { code }, useLang()))
  usePageTitle(t('sharedTitle'))
  if (error && !data) return <Missing />
  if (!data) return <Skeleton className="h-84" />
  return <SharedCoupon loaded={data.data} />
}

function Missing() {
  const t = useTranslations('sports')
  return (
    <EmptyState
      isPage
      art={<SportMark sport="football" side={96} />}
      title={t('coupon.loadFailed')}
      action={
        <Link to={sportsPaths.home} className={buttonClass()}>
          {t('event.toHome')}
        </Link>
      }
    />
  )
}

function SharedCoupon({ loaded }: { readonly loaded: LoadedCoupon }) {
  const t = useTranslations('sports.coupons')
  const coupon = useTranslations('sports.coupon')
  const navigate = useNavigate()
  const { selections, eachWay } = selectionsOf(loaded)
  const add = () => {
    slipActions.take(selections, eachWay)
    openSheet(true)
    void navigate({ to: sportsPaths.home })
  }
  return (
    <div className="mx-auto flex max-w-form flex-col gap-4">
      <h1 className="text-2xl">{t('sharedTitle')}</h1>
      <Card className="flex flex-col gap-4">
        {selections.length === 0 && <p className="text-muted">{t('noRepeat')}</p>}
        <Selections selections={selections} />
        {eachWay && <p className="text-sm font-semibold">{coupon('eachWay', eachWay)}</p>}
        <p className="text-xs text-muted">{t('sharedText')}</p>
        {selections.length > 0 && (
          <Button size="lg" onClick={add}>
            {t('sharedAdd')}
          </Button>
        )}
      </Card>
    </div>
  )
}

function Selections({ selections }: { readonly selections: readonly Selection[] }) {
  const name = useEventName()
  const odds = useOdds()
  return (
    <ul>
      {selections.map((one) => (
        <li
          key={`${one.eventID}-${one.market}`}
          className="flex justify-between gap-3 border-b border-line py-3 last:border-b-0"
        >
          <span className="min-w-0">
            <b className="block text-sm">{one.outcomeName}</b>
            <span className="block text-xs text-muted">
              {name(one)} · {one.marketName}
            </span>
          </span>
          <b className="tabular-nums">{odds(one.odds)}</b>
        </li>
      ))}
    </ul>
  )
}
