import { systemClock } from '@poyraz/kernel'
import { sportsPaths } from '@poyraz/site/sports'
import { formatDateTime, formatOdds } from '@poyraz/text'
import { buttonClass, cx, SelectField, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodPicker } from '../../../shared/dates/period-picker.tsx'
import { type Coupon, couponDays, couponsQuery } from '../api/history.ts'
import { chosen, EVERY, INITIAL_PERIODS, periodOf, periodSearch } from '../history-filter.ts'
import { type Column, useExport } from '../hooks/use-export.ts'
import { useHistorySearch } from '../hooks/use-history-search.ts'
import { CouponRow } from './coupon-row.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryHead, NoRecords } from './history-parts.tsx'

const STATES = ['open', 'closed'] as const
type State = (typeof STATES)[number] | typeof EVERY

/** Open and settled coupons of a period. */
export function CouponHistory() {
  const lang = useLang()
  const { search, change } = useHistorySearch()
  const period = periodOf(search, INITIAL_PERIODS.bet)
  const state = STATES.find((one) => one === search.coupons) ?? EVERY
  const [nowMs] = useState(() => systemClock.nowMs())
  const filter = { ...couponDays(period, nowMs), ...(state === EVERY ? {} : { state }) }
  const list = useInfiniteQuery(couponsQuery(filter, lang))
  const { busy, run } = useExport('betframe.getCoupons', 'bet', useColumns())
  return (
    <>
      <HistoryHead
        period={
          <PeriodPicker
            value={period}
            nowMs={nowMs}
            onChange={(next) => change(periodSearch(next, INITIAL_PERIODS.bet))}
          />
        }
        choice={<StateFilter state={state} onChoose={(next) => change({ coupons: chosen(next) })} />}
        exporting={busy}
        onExport={() => void run(filter)}
      />
      <HistoryList
        list={list}
        sums="play"
        row={(coupon) => (
          <CouponRow key={coupon.couponID} coupon={coupon}>
            <WholeCoupon couponID={coupon.couponID} />
          </CouponRow>
        )}
        empty={<NoCoupons />}
      />
    </>
  )
}

/** The way to the coupon's page, with its lines and every movement of its money. */
function WholeCoupon({ couponID }: Pick<Coupon, 'couponID'>) {
  const t = useTranslations('history')
  return (
    <Link
      to={sportsPaths.coupon}
      params={{ couponID }}
      className={cx(buttonClass({ variant: 'quiet' }), 'mb-3')}
    >
      {t('wholeCoupon')}
    </Link>
  )
}

function NoCoupons() {
  const t = useTranslations('history')
  const action = (
    <Link to={sportsPaths.home} className={buttonClass({ variant: 'quiet' })}>
      {t('toSports')}
    </Link>
  )
  return <NoRecords text={t('noCoupons')} action={action} />
}

function StateFilter(props: { readonly state: State; readonly onChoose: (state: State) => void }) {
  const t = useTranslations('history')
  const states = STATES.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <SelectField
      label={t('state')}
      options={[{ value: EVERY, label: t('every') }, ...states]}
      value={props.state}
      onChange={(event) => props.onChoose(event.target.value as State)}
    />
  )
}

function useColumns(): readonly Column<Coupon>[] {
  const t = useTranslations('history')
  const lang = useLang()
  return [
    { head: t('columns.date'), cell: ({ placedAt }) => formatDateTime(placedAt, lang) },
    { head: t('columns.code'), cell: ({ code }) => code },
    { head: t('columns.status'), cell: ({ state }) => t(`states.${state}`) },
    { head: t('columns.stake'), cell: ({ stake }) => ({ amount: stake }) },
    { head: t('columns.odds'), cell: ({ totalOdds }) => formatOdds(totalOdds, lang) },
    { head: t('columns.win'), cell: ({ win }) => (win === null ? '' : { amount: win }) },
    {
      head: t('columns.selections'),
      cell: ({ selections }) =>
        selections.map(({ event, market, selection }) => `${event}: ${market} ${selection}`).join(' / '),
    },
  ]
}
