import type { LeagueGoal } from '@poyraz/games/virtual'
import { SECOND_MS } from '@poyraz/kernel'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsEvent } from '../../api/types.ts'

const CHEER_MS = 2 * SECOND_MS

type Props = {
  readonly event: SportsEvent
  readonly goals: readonly LeagueGoal[]
  readonly isPlaying: boolean
}

/** Celebrates a goal for two seconds, in the colours of its team. Goals from before the page was opened are old. */
export function GoalCheer({ event, goals, isPlaying }: Props) {
  const t = useTranslations('virtual.league')
  const known = useRef(goals.length)
  const [cheered, setCheered] = useState<LeagueGoal | null>(null)
  const last = goals.at(-1)
  useEffect(() => {
    const isNew = goals.length > known.current && isPlaying
    known.current = goals.length
    if (isNew) setCheered(last ?? null)
  }, [goals.length, isPlaying, last])
  useEffect(() => {
    if (!cheered) return
    const timer = setTimeout(() => setCheered(null), CHEER_MS)
    return () => clearTimeout(timer)
  }, [cheered])
  if (!cheered) return null
  const team = event[cheered.side]
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center bg-ink/35"
    >
      <p
        style={{ background: team.colors[0], borderColor: team.colors[1] }}
        className="animate-rise rounded-tile border-4 px-6 py-2 text-center text-white shadow-pop"
      >
        <b className="block font-display text-3xl font-heavy">{t('goal')}</b>
        <span className="block text-sm font-bold">{team.name}</span>
      </p>
    </div>
  )
}
