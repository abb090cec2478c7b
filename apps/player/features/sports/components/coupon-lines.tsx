import { formatMoney } from '@poyraz/text'
import { Card, cx, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Coupon } from '../api/types.ts'
import { isRunning, openWin } from '../coupon-money.ts'
import { useOdds } from '../odds/use-odds.ts'
import { factorOf, type SettledLine, settledLines } from '../settled-lines.ts'
import { letterOf } from '../slip/letters.ts'
import { LegResult } from './coupon-words.tsx'

const SHOWN_MAX = 60
const LINES_MAX = 300

/** The lines of a placed coupon: each with its legs, its arithmetic and what it pays. */
export function CouponLines({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports')
  const lang = useLang()
  if (coupon.lines > LINES_MAX) return null
  const lines = settledLines(coupon)
  const isOpen = isRunning(coupon)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('coupon.expansion')}</h2>
      <Card flush className="overflow-hidden">
        <ul>
          {lines.slice(0, SHOWN_MAX).map((line) => (
            <Line key={line.places.join('-')} line={line} coupon={coupon} />
          ))}
        </ul>
        {lines.length > SHOWN_MAX && (
          <p className="px-4 py-3 text-xs text-muted">
            {t('coupon.linesMore', { count: lines.length - SHOWN_MAX })}
          </p>
        )}
        <p className="flex items-center justify-between gap-3 bg-surface-2 px-4 py-3 text-sm">
          {t(isOpen ? 'coupons.potential' : 'coupons.total')}
          {isOpen && coupon.win !== null && (
            <span className="ml-auto text-muted tabular-nums">
              {formatMoney(coupon.potentialWin, lang)} × {formatMoney(coupon.openStake, lang)} /{' '}
              {formatMoney(coupon.stake, lang)}
            </span>
          )}
          <b className="text-base">
            <Money amount={isOpen ? openWin(coupon) : (coupon.win ?? 0)} />
          </b>
        </p>
      </Card>
    </section>
  )
}

function Line({ line, coupon }: { readonly line: SettledLine; readonly coupon: Coupon }) {
  const odds = useOdds()
  const lang = useLang()
  const legs = line.places.flatMap((place) => coupon.legs[place] ?? [])
  const factors = legs.map((leg) => (leg.multiplier === 0 ? '0' : odds(factorOf(leg))))
  const { eachWay } = coupon
  const paid = line.win !== null && line.win > 0
  return (
    <li
      className={cx(
        'flex items-center gap-3 border-b border-dashed border-line px-4 py-3',
        paid && 'bg-brand-soft',
      )}
    >
      <span className="flex flex-none flex-wrap gap-1">
        {line.places.map((place) => (
          <span
            key={place}
            className="inline-flex items-center gap-1 rounded-small border border-line px-2 py-1 text-xs font-bold"
          >
            {eachWay ? coupon.legs[place]?.marketName : letterOf(place)}
            <LegResult result={coupon.legs[place]?.result ?? 'open'} bare />
          </span>
        ))}
      </span>
      <span className="min-w-0 flex-1 text-sm tabular-nums">
        <span className="block font-semibold">
          {factors.join(' × ')} × {formatMoney(coupon.unitStake, lang)}
        </span>
        {eachWay ? <PartNote line={line} /> : <LineNote line={line} />}
      </span>
      <b className={cx('tabular-nums', !paid && 'text-muted')}>
        <Money amount={line.win ?? line.potential} />
      </b>
    </li>
  )
}

/** A part of an each-way bet has its name beside it. */
function PartNote({ line }: { readonly line: SettledLine }) {
  const t = useTranslations('sports.coupons')
  if (line.win === null) return <span className="block text-xs text-muted">{t('openLine')}</span>
  const result = line.lost.length > 0 ? 'lost' : line.voids.length > 0 ? 'void' : null
  return result && <span className="block text-xs text-muted">{t(`results.${result}`)}</span>
}

function LineNote({ line }: { readonly line: SettledLine }) {
  const t = useTranslations('sports.coupons')
  const names = (places: readonly number[]) => places.map(letterOf).join(', ')
  const text =
    line.lost.length > 0
      ? t('lostLine', { letters: names(line.lost) })
      : line.voids.length > 0
        ? t('voidLine', { letters: names(line.voids) })
        : line.win === null && t('openLine')
  return text ? <span className="block text-xs text-muted">{text}</span> : null
}
