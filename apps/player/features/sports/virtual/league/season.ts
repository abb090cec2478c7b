import {
  compareStandings,
  LEAGUE_PAIRS,
  type LeagueGoal,
  type LeagueOutcome,
  MATCHES_OF_DAY,
  type Score,
  type Standing,
  scoreOf,
  standings,
} from '@poyraz/games/virtual'

/** A match at a moment; `score` is `null` before its kick-off. */
export type MatchMoment = { readonly score: Score | null; readonly stage: 'before' | 'playing' | 'over' }
export type SeasonMoment = {
  /** Match day from 0. */
  readonly day: number
  /** Minutes that the matches of this day have been played, 0 to 90. */
  readonly minutes: number
  /** By the order of `LEAGUE_PAIRS`. */
  readonly matches: readonly MatchMoment[]
}
/** A team with its place in the card. */
export type TableRow = Standing & { readonly team: number; readonly played: number }

export const MATCH_DAYS = LEAGUE_PAIRS.length / MATCHES_OF_DAY
export const MATCH_MINUTES = 90
/** Shares of a match day at which its matches start and end; the rest is for looking at the teams and the scores. */
const [STARTS_AT, ENDS_AT] = [0.05, 0.92]
/** A goal of minute 12 falls in the middle of it. */
const HALF_MINUTE = 0.5

/** Minutes since the kick-off at which a goal falls. */
export const minutesOf = ({ minute }: LeagueGoal): number => minute - HALF_MINUTE

/** Minute that a clock shows: the first one is `1`. */
export const shownMinute = (minutes: number): number =>
  Math.min(MATCH_MINUTES, Math.max(1, Math.floor(minutes) + 1))

/** Returns the goals of a match in its first `minutes`. */
export const goalsUntil = (match: LeagueOutcome['matches'][number] | undefined, minutes: number) =>
  (match?.goals ?? []).filter((goal) => minutesOf(goal) <= minutes)

/** Returns the scores at a share of the season from 0 to 1. */
export function seasonAt({ matches }: LeagueOutcome, progress: number): SeasonMoment {
  const share = Math.min(1, Math.max(0, progress)) * MATCH_DAYS
  const day = Math.min(MATCH_DAYS - 1, Math.floor(share))
  const minutes = minutesAt(share - day)
  return {
    day,
    minutes,
    matches: matches.map((match, place) => {
      const itsDay = Math.floor(place / MATCHES_OF_DAY)
      if (itsDay > day || (itsDay === day && minutes === 0)) return { score: null, stage: 'before' }
      const isPlaying = itsDay === day && minutes < MATCH_MINUTES
      const goals = goalsUntil(match, itsDay === day ? minutes : MATCH_MINUTES)
      return { score: scoreOf({ goals }), stage: isPlaying ? 'playing' : 'over' }
    }),
  }
}

function minutesAt(share: number): number {
  const played = (share - STARTS_AT) / (ENDS_AT - STARTS_AT)
  return MATCH_MINUTES * Math.min(1, Math.max(0, played))
}

/** Returns the table with the present scores, the first team first. */
export function tableOf(matches: readonly MatchMoment[]): readonly TableRow[] {
  const rows = standings(matches.map(({ score }) => score)).map((standing, team) => ({
    ...standing,
    team,
    played: matches.filter(({ score }, place) => score && LEAGUE_PAIRS[place]?.some((one) => one === team))
      .length,
  }))
  return rows.toSorted((one, other) => compareStandings(one, other) || one.team - other.team)
}
