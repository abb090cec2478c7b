import { sportsPaths } from '@poyraz/site/sports'
import { Card, Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import type { TableState } from '../../../shared/tables/table-states.ts'
import { couponsQuery } from '../api/queries.ts'
import type { Coupon } from '../api/types.ts'
import { CouponState } from '../components/coupon-words.tsx'
import { isRunning, openWin } from '../coupon-money.ts'
import type { VirtualRound } from './queries.ts'
import { useSettledNotice } from './use-settled-notice.ts'

type Props = { readonly round: VirtualRound; readonly state: TableState }

/** The player's coupons with a bet on this round, and what they won at its end. */
export function OwnCoupons({ round, state }: Props) {
  return useSignedIn() ? <Coupons round={round} state={state} /> : null
}

function Coupons({ round, state }: Props) {
  const t = useTranslations('virtual')
  const { coupons, closed } = useRoundCoupons(round, state)
  useSettledNotice(coupons, closed)
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg">{t('own')}</h2>
      {coupons.length === 0 && <p className="text-sm text-muted">{t('ownNone')}</p>}
      <ul>
        {coupons.map((coupon) => (
          <CouponLine key={coupon.couponID} coupon={coupon} />
        ))}
      </ul>
      <Link
        to={sportsPaths.coupons}
        className="inline-flex min-h-11 items-center self-start rounded-control text-sm font-bold text-brand"
      >
        {t('ownAll')}
      </Link>
    </Card>
  )
}

function useRoundCoupons(round: VirtualRound, { phase }: TableState) {
  const lang = useLang()
  const open = useQuery(couponsQuery('open', lang)).data?.data
  const closed = useQuery({
    ...couponsQuery('closed', lang),
    ...(phase !== 'drawing' && { refetchInterval: SETTLED_MS }),
  }).data?.data
  const coupons = useMemo(() => {
    const events = new Set([
      ...round.matches.map(({ eventID }) => eventID),
      ...(round.outright ? [round.outright.eventID] : []),
    ])
    const known = new Map([...(open ?? []), ...(closed ?? [])].map((coupon) => [coupon.couponID, coupon]))
    return [...known.values()].filter(({ legs }) => legs.some(({ eventID }) => events.has(eventID)))
  }, [round, open, closed])
  return { coupons, closed }
}

/** Time between two looks at the settled coupons, in case the event of their settlement was missed. */
const SETTLED_MS = 15_000

function CouponLine({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('virtual')
  const isOpen = isRunning(coupon)
  return (
    <li className="flex items-center gap-3 border-b border-dashed border-line py-2.5 text-sm last:border-b-0">
      <span className="min-w-0 flex-1">
        <Link
          to={sportsPaths.coupon}
          params={{ couponID: coupon.couponID }}
          className="flex min-h-11 flex-col justify-center rounded-control hover:text-brand"
        >
          <b className="block truncate">{coupon.legs.map(({ outcomeName }) => outcomeName).join(' + ')}</b>
          <span className="block truncate text-xs text-muted">
            {coupon.legs[0]?.marketName} · {t('ownStake')} <Money amount={coupon.stake} />
          </span>
        </Link>
      </span>
      <span className="flex flex-none flex-col items-end gap-1">
        <CouponState coupon={coupon} />
        <span className="text-xs text-muted">
          {t(isOpen ? 'ownWin' : 'ownPaid')}{' '}
          <b className="text-text">
            <Money amount={isOpen ? openWin(coupon) : (coupon.win ?? 0)} />
          </b>
        </span>
      </span>
    </li>
  )
}
