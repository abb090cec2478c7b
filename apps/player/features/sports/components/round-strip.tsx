import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'
import { type MapRounds, mapRounds } from '../tracker.ts'

/** Colours of the teams in all trackers, which are dark in both modes. */
const COLOURS = { home: '#1fc9b7', away: '#f3bb4d' } as const
const EMPTY = 'rgb(255 255 255 / 0.1)'
const SIDES = ['home', 'away'] as const

/** The rounds of each map in their order: a mark in the row of the team that won it. */
export function RoundStrip({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  const maps = mapRounds(event.incidents)
  return (
    <div className="tracker flex flex-col gap-4 p-4 text-white">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs font-semibold">
        {SIDES.map((side) => (
          <span key={side} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-small"
              style={{ backgroundColor: COLOURS[side] }}
            />
            {event[side].name}
          </span>
        ))}
      </p>
      {maps.length === 0 && <p className="py-2 text-center text-sm">{t('noIncidents')}</p>}
      {maps.map((map, place) => (
        // A phone shows the present map alone, so that the markets are near.
        <div key={place} className={place < maps.length - 1 ? 'max-lg:hidden' : undefined}>
          <Strip event={event} map={map} number={place + 1} />
        </div>
      ))}
    </div>
  )
}

type StripProps = {
  readonly event: EventDetail
  readonly map: MapRounds
  readonly number: number
}

function Strip({ event, map: { rounds, score }, number }: StripProps) {
  const t = useTranslations('sports.event')
  const text = `${score.home}–${score.away}`
  return (
    <section>
      <h3 className="flex justify-between pb-1.5 text-xs font-semibold">
        <span>{t('mapOf', { number })}</span>
        <span className="tabular-nums">{text}</span>
      </h3>
      <div
        role="img"
        aria-label={t('roundsText', { number, home: event.home.name, away: event.away.name, score: text })}
        className="flex gap-0.5"
      >
        {rounds.map((side, round) => (
          <span key={round} className="flex h-7 max-w-3 flex-1 flex-col gap-0.5">
            {SIDES.map((row) => (
              <span
                key={row}
                className="flex-1 rounded-small"
                style={{ backgroundColor: row === side ? COLOURS[row] : EMPTY }}
              />
            ))}
          </span>
        ))}
      </div>
    </section>
  )
}
