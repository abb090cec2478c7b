import { formatPercent } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'

const KNOWN = [
  'possession',
  'dangerous_attacks',
  'attacks',
  'shots',
  'shots_on_target',
  'corners',
  'fouls',
  'yellow_cards',
  'red_cards',
  'offsides',
  'saves',
  'goals',
  'power_play_goals',
  'penalty_minutes',
  'points',
  'three_pointers',
  'two_pointers',
  'free_throws',
  'aces',
  'double_faults',
  'blocks',
  'games',
  'sets',
  'break_points',
  'rounds',
  'eliminations',
  'first_eliminations',
  'maps',
] as const
const BASIS_POINTS = 100

/** Figures of both teams side by side: the home team turquoise, the guests brass. */
export function MatchStats({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  const lang = useLang()
  const rows = KNOWN.flatMap((name) =>
    event.stats.filter(({ stat }) => stat === name).map((row) => ({ ...row, name })),
  )
  if (rows.length === 0) return <p className="py-4 text-center text-sm text-muted">{t('noStats')}</p>
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ name, home, away }) => {
        const text = (value: number) =>
          name === 'possession' ? formatPercent(value * BASIS_POINTS, lang) : String(value)
        return (
          <div key={name} className="text-sm">
            <div className="flex items-center justify-between pb-1">
              <dd className="font-bold tabular-nums">{text(home)}</dd>
              <dt className="order-none text-xs text-muted">{t(`stats.${name}`)}</dt>
              <dd className="font-bold tabular-nums">{text(away)}</dd>
            </div>
            <Shares home={home} away={away} />
          </div>
        )
      })}
    </dl>
  )
}

function Shares({ home, away }: { readonly home: number; readonly away: number }) {
  const share = home + away === 0 ? 50 : (home / (home + away)) * 100
  return (
    <dd aria-hidden="true" className="flex gap-1">
      <span
        className="h-1.5 rounded-chip bg-brand transition-all duration-300"
        style={{ width: `${share}%` }}
      />
      <span className="h-1.5 flex-1 rounded-chip bg-brass" />
    </dd>
  )
}
