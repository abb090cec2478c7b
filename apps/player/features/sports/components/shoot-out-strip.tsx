import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'
import type { ShootOut } from '../tracker.ts'

const COLOURS = { home: '#1fc9b7', away: '#f3bb4d' } as const
const SIDES = ['home', 'away'] as const

type Props = { readonly event: EventDetail; readonly attempts: ShootOut }

/** The attempts of a shoot-out: a full mark for a goal, a crossed one for a miss. */
export function ShootOutStrip({ event, attempts }: Props) {
  const t = useTranslations('sports.event')
  return (
    <section className="mt-2 rounded-control bg-white/8 px-3 py-2 text-white">
      <h3 className="pb-1 text-xs font-bold">{t('shootOut')}</h3>
      {SIDES.map((side) => (
        <div key={side} className="flex min-h-7 items-center gap-3">
          <span className="w-2/5 flex-none truncate text-xs font-semibold">{event[side].name}</span>
          <Marks isGoals={attempts[side]} colour={COLOURS[side]} />
          <b className="ml-auto text-sm tabular-nums">{attempts[side].filter(Boolean).length}</b>
        </div>
      ))}
    </section>
  )
}

function Marks({ isGoals, colour }: { readonly isGoals: readonly boolean[]; readonly colour: string }) {
  const t = useTranslations('sports.event.kinds')
  return (
    <ol className="flex flex-wrap gap-1.5">
      {isGoals.map((isGoal, place) => (
        <li key={place} className="inline-flex">
          <svg
            viewBox="-5 -5 10 10"
            role="img"
            aria-label={t(isGoal ? 'attempt' : 'missed')}
            className="size-4 animate-rise"
          >
            {isGoal ? (
              <circle r="4.2" fill={colour} />
            ) : (
              <path d="M-3-3l6 6M3-3l-6 6" stroke="#ff6152" strokeWidth="1.8" strokeLinecap="round" />
            )}
          </svg>
        </li>
      ))}
    </ol>
  )
}
