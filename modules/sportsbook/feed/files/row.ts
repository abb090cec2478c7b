import type { FeedScore } from '../messages.ts'

/** Odds of a match in thousandths. */
export type MatchOdds = {
  /** Home, draw, away. */
  readonly result: readonly [number, number, number] | null
  /** More and fewer than 2.5 goals. */
  readonly goals: readonly [number, number] | null
  /** Asian handicap: `line` is that of the home team. */
  readonly handicap: { readonly line: number; readonly odds: readonly [number, number] } | null
  /** True if the source also tells half-time scores, so that markets about halves can be settled. */
  readonly halves: boolean
}

export const MATCH_STATUSES = [
  'scheduled',
  'played',
  'postponed',
  'cancelled',
  'abandoned',
  /** A result was taken back, and a new one is not known yet. */
  'pending',
] as const

/** The end of a match. */
export type MatchOutcome = {
  readonly status: (typeof MATCH_STATUSES)[number]
  /** Goals of the match; only a played match has them. */
  readonly score: FeedScore | null
  /** Goals of the first half; also an abandoned match may have them. */
  readonly half: FeedScore | null
  readonly stats: readonly { readonly stat: string; readonly home: number; readonly away: number }[]
}

/** A match as one line of a file tells it; a part that is `null` says nothing. */
export type MatchRow = {
  /** Line of a CSV file, or place in a JSON file, from 1. */
  readonly line: number
  readonly league: string
  readonly season: number
  readonly home: string
  readonly away: string
  /** Tells apart several matches of the same teams in a season. */
  readonly id: string | null
  readonly kickOffMs: number
  readonly odds: MatchOdds | null
  /** Last odds before the kick-off; for reports alone. */
  readonly closing: MatchOdds | null
  readonly outcome: MatchOutcome | null
}

/** Names of a league; a league that no file names has its code as its name. */
export type LeagueNames = {
  readonly code: string
  readonly name: string
  readonly nameEn?: string | undefined
  readonly countryTr: string
  readonly countryEn: string
  readonly legsMin: number
}

export const REFUSALS = {
  file_count: 'the folder has more than 500 files; those after them by name are not read',
  file_size: 'the file is larger than 8 MB, or has more than 20,000 lines',
  encoding: 'the file is not UTF-8 text',
  header: 'the first line names no columns for league, date, home team and away team',
  schema: 'the file does not follow the schema',
  columns: 'the line has another number of columns than the first line, or a quote that does not end',
  text: 'a name is missing, too long, or has control characters',
  same_team: 'both teams are the same',
  date: 'the date is not DD/MM/YYYY or YYYY-MM-DD, or the time is not HH:MM',
  season: 'the season has no year',
  goals: 'goals are not whole numbers from 0 to 99 of both teams',
  half_time: 'a team has more goals at half-time than at the end',
  result: 'the result is not the one of the goals',
  status: 'the status is unknown or does not fit the goals',
  odds: 'odds are not above 1, the handicap is no quarter, or no book is from 1 to 1.4',
  repeated: 'the file has the same match twice with another content: give both an id (MatchID)',
  fit: 'no match has these odds together',
} as const
export type RefusalReason = keyof typeof REFUSALS

/** A line, or a part of it, that was refused. */
export type Refusal = {
  readonly line: number
  readonly reason: RefusalReason
  /** Column, or path in a JSON file. */
  readonly column: string | null
  /** The line as it is, shortened. */
  readonly text: string
}

/** Maximum number of lines of a file, and of matches in it. */
export const LINES_MAX = 20_000
const TEXT_LENGTH_MAX = 300

export const refusal = (line: number, reason: RefusalReason, text: string, column: string | null = null) => ({
  line,
  reason,
  column,
  text: text.replaceAll(/\p{C}/gu, ' ').slice(0, TEXT_LENGTH_MAX),
})

export type Parsed = {
  readonly rows: readonly MatchRow[]
  readonly leagues: readonly LeagueNames[]
  readonly refused: readonly Refusal[]
}

/** Identifies a match over all files. */
export const matchKey = ({ league, season, home, away, id }: MatchRow) =>
  JSON.stringify([league, season, home, away, ...(id === null ? [] : [id])])
