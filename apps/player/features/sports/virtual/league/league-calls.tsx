import { championsOf, type LeagueOutcome, MATCHES_OF_DAY } from '@poyraz/games/virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VirtualRound } from '../queries.ts'
import { type SeasonMoment, shownMinute } from './season.ts'

type Props = {
  readonly round: VirtualRound
  readonly outcome: LeagueOutcome | null
  readonly moment: SeasonMoment
}

/** Tells screen readers the start of a match day, goals, its end, and the champion. */
export function LeagueCalls(props: Props) {
  return (
    <p role="status" className="sr-only">
      {useCall(props)}
    </p>
  )
}

function useCall({ round, outcome, moment }: Props): string {
  const texts = useTexts(round, outcome)
  const [call, setCall] = useState('')
  const last = useRef<SeasonMoment | null>(null)
  const words = useRef(texts)
  useEffect(() => {
    words.current = texts
  })
  useEffect(() => {
    const before = last.current
    last.current = moment
    const next = callOf(words.current, before, moment)
    if (next !== null) setCall(next)
  }, [moment])
  return call
}

type Texts = ReturnType<typeof useTexts>

/** Returns what happened between two moments of a season, in words; `null` for nothing. */
function callOf(texts: Texts, before: SeasonMoment | null, now: SeasonMoment): string | null {
  const first = now.day * MATCHES_OF_DAY
  const places = [first, first + 1]
  const stage = now.matches[first]?.stage
  if (before?.matches[first]?.stage !== stage) {
    if (stage === 'playing') return texts.start(now, places)
    if (stage === 'over') return texts.over(now, places)
  }
  const scored = before && places.find((place) => goalsAt(now, place) > goalsAt(before, place))
  return before && typeof scored === 'number' ? texts.goal(before, now, scored) : null
}

function goalsAt({ matches }: SeasonMoment, place: number): number {
  const score = matches[place]?.score
  return score ? score.home + score.away : 0
}

function useTexts(round: VirtualRound, outcome: LeagueOutcome | null) {
  const t = useTranslations('virtual.league')
  const scoreAt = ({ matches }: SeasonMoment, place: number) => {
    const event = round.matches[place]
    const { home = 0, away = 0 } = matches[place]?.score ?? {}
    return { home: event?.home.name ?? '', away: event?.away.name ?? '', homeGoals: home, awayGoals: away }
  }
  const both = (key: 'versus' | 'score', now: SeasonMoment, places: readonly number[]) => {
    const [first = '', second = ''] = places.map((place) => t(key, scoreAt(now, place)))
    return { first, second }
  }
  return {
    start: (now: SeasonMoment, places: readonly number[]) =>
      t('calls.start', { day: now.day + 1, ...both('versus', now, places) }),
    over(now: SeasonMoment, places: readonly number[]) {
      const over = t('calls.over', both('score', now, places))
      if (now.matches.some(({ stage }) => stage !== 'over')) return over
      const names = (outcome ? championsOf(outcome) : []).map((team) => round.runners[team]?.name)
      return `${over} ${t('calls.champion', { team: names.join(', ') })}`
    },
    goal(before: SeasonMoment, now: SeasonMoment, place: number) {
      const score = scoreAt(now, place)
      const team = score.homeGoals > (before.matches[place]?.score?.home ?? 0) ? score.home : score.away
      return t('calls.goal', { minute: shownMinute(now.minutes), team, ...score })
    },
  }
}
