import { MATCHES_OF_DAY } from '@poyraz/games/virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VirtualRound } from '../queries.ts'
import { championsOf, type SeasonMoment, shownMinute, tableOf } from './season.ts'

type Props = { readonly round: VirtualRound; readonly moment: SeasonMoment }

/** Tells screen readers the start of a match day, goals, its end, and the champion. */
export function LeagueCalls(props: Props) {
  return (
    <p role="status" className="sr-only">
      {useCall(props)}
    </p>
  )
}

function useCall({ round, moment }: Props): string {
  const t = useTranslations('virtual.league')
  const [call, setCall] = useState('')
  const last = useRef<SeasonMoment | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = moment
    const places = Array.from({ length: MATCHES_OF_DAY }, (_, index) => moment.day * MATCHES_OF_DAY + index)
    const scoreAt = (place: number) => {
      const event = round.matches[place]
      const { home = 0, away = 0 } = moment.matches[place]?.score ?? {}
      return { home: event?.home.name ?? '', away: event?.away.name ?? '', homeGoals: home, awayGoals: away }
    }
    const goalsAt = (place: number, of: SeasonMoment) => {
      const score = of.matches[place]?.score
      return score ? score.home + score.away : 0
    }
    const [first = 0, second = 0] = places
    const stage = moment.matches[first]?.stage
    const isNew = before?.matches[first]?.stage !== stage
    if (isNew && stage === 'playing') {
      const names = [first, second].map((place) => t('versus', scoreAt(place)))
      return setCall(t('calls.start', { day: moment.day + 1, first: names[0] ?? '', second: names[1] ?? '' }))
    }
    if (isNew && stage === 'over') {
      const scores = [first, second].map((place) => t('score', scoreAt(place)))
      const over = t('calls.over', { first: scores[0] ?? '', second: scores[1] ?? '' })
      return setCall(moment.matches.every((match) => match.stage === 'over') ? `${over} ${champion()}` : over)
    }
    const scored = before && places.find((place) => goalsAt(place, moment) > goalsAt(place, before))
    if (before && scored !== undefined && scored !== null) {
      const wasHome = before.matches[scored]?.score?.home ?? 0
      const score = scoreAt(scored)
      const team = score.homeGoals > wasHome ? score.home : score.away
      setCall(t('calls.goal', { minute: shownMinute(moment.minutes), team, ...score }))
    }
    function champion(): string {
      const champions = championsOf(tableOf(moment.matches, round.runners.length))
      return t('calls.champion', { team: champions.map((team) => round.runners[team]?.name).join(', ') })
    }
  }, [moment, round, t])
  return call
}
