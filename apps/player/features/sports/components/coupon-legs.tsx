import { Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Coupon, Leg } from '../api/types.ts'
import { useEventName } from '../hooks/use-event-name.ts'
import { useKickOff } from '../hooks/use-kick-off.ts'
import { useOdds } from '../odds/use-odds.ts'
import { Letter } from './coupon-leg.tsx'
import { LegResult } from './coupon-words.tsx'
import { EventLink } from './event-link.tsx'
import { PartList } from './part-list.tsx'

/** The selections of a placed coupon with their results. */
export function CouponLegs({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const count = (...results: Leg['result'][]) =>
    coupon.legs.filter(({ result }) => results.includes(result)).length
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{t('legs')}</h2>
        <p className="text-xs text-muted">
          {t('legCounts', {
            won: count('won', 'half_won', 'dead_heat'),
            lost: count('lost', 'half_lost'),
            open: count('open'),
          })}
        </p>
      </div>
      <Card flush className="overflow-hidden">
        <ul>
          {coupon.legs.map((leg, place) => (
            <LegRow key={place} leg={leg} place={place} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function LegRow({ leg, place }: { readonly leg: Leg; readonly place: number }) {
  const t = useTranslations('sports')
  const odds = useOdds()
  const name = useEventName()
  const isVoid = leg.result === 'void'
  const isReduced = isVoid || leg.countedOdds !== leg.odds
  const was = leg.takenOdds ?? (isReduced ? leg.odds : null)
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <Letter place={place} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-bold">
          {leg.parts.length > 0 ? leg.marketName : leg.outcomeName}{' '}
          {leg.banker && <span className="text-xs text-brass">{t('coupon.banker')}</span>}
        </p>
        <EventLink event={leg} className="block text-xs text-muted hover:text-text">
          {leg.score ? `${leg.home} ${leg.score.home}–${leg.score.away} ${leg.away}` : name(leg)}
        </EventLink>
        <p className="text-xs text-muted">
          {leg.parts.length === 0 && `${leg.marketName} · `}
          <LegWhen leg={leg} />
        </p>
        <LegNotes leg={leg} />
      </div>
      <div className="text-right">
        <p className="text-sm font-bold tabular-nums">
          {was !== null && <s className="mr-1 font-medium text-muted">{odds(was)}</s>}
          {odds(isVoid ? 1000 : leg.countedOdds)}
        </p>
        <LegResult result={leg.result} />
      </div>
    </li>
  )
}

/** Parts of a bet builder, and why a leg counts at another price than the one at which it was taken. */
function LegNotes({ leg }: { readonly leg: Leg }) {
  const t = useTranslations('sports')
  const odds = useOdds()
  return (
    <>
      {leg.parts.length > 0 && (
        <div className="mt-2">
          <PartList parts={leg.parts} />
        </div>
      )}
      {leg.countedOdds !== leg.odds && leg.parts.length > 0 && (
        <p className="mt-2 rounded-small border-l-2 border-brass bg-brass-soft px-3 py-2 text-xs">
          {t('builder.voidPart', { was: odds(leg.odds), now: odds(leg.countedOdds) })}
        </p>
      )}
      {leg.correction !== null && leg.takenOdds !== null && (
        <p className="mt-1 rounded-small border-l-2 border-brass bg-brass-soft px-3 py-2 text-xs">
          {t(`coupons.corrections.${leg.correction}`, { was: odds(leg.takenOdds), now: odds(leg.odds) })}
        </p>
      )}
    </>
  )
}

function LegWhen({ leg }: { readonly leg: Leg }) {
  const t = useTranslations('sports')
  const { time, day } = useKickOff()(leg.startsAt)
  const at = leg.scoreAtPlacement
  if (leg.away === '') return t(leg.result === 'open' ? 'coupons.seasonEnd' : 'coupons.seasonOver')
  if (leg.live && at) return t('coupons.scoreAt', { score: `${at.home}–${at.away}` })
  return leg.eventState === 'upcoming' ? `${day} ${time}` : t(`states.${leg.eventState}`)
}
