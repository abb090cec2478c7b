import { late, Skeleton } from '@poyraz/ui'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from './bonuses.ts'
import type { Money } from './wagering-plan.ts'

const BonusForecast = late(() => import('./bonus-forecast.tsx').then((module) => module.BonusForecast), {
  waiting: <Skeleton className="h-60 rounded-tile" />,
})

/** A collapsed part with the forecast of an offer; its code and figures load when it is opened. */
export function ForecastPart(props: {
  readonly title: string
  readonly offer: Offer
  readonly money: Money
}) {
  const [opened, setOpened] = useState(false)
  const { title, offer, money } = props
  return (
    <details className="group" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-13 items-center gap-2 rounded-control text-sm font-bold text-brand">
        <Scale aria-hidden="true" className="size-4.5" />
        {title}
        <span className="sr-only"> · {offer.title}</span>
      </summary>
      <div className="pb-4">{opened && <BonusForecast offer={offer} money={money} />}</div>
    </details>
  )
}
