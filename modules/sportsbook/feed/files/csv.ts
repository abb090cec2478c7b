import type { FeedScore } from '../messages.ts'
import { checkedOutcome, codeText, isBook, isHandicapLine, nameText, someOdds } from './check.ts'
import { type Columns, columnsOf, type OddsSets, splitLine } from './columns.ts'
import {
  LINES_MAX,
  MATCH_STATUSES,
  type MatchOdds,
  type MatchOutcome,
  type MatchRow,
  type Parsed,
  type Refusal,
  type RefusalReason,
  refusal,
} from './row.ts'
import { instantOf } from './zone.ts'

const LINE_LENGTH_MAX = 5_000

/** Parses a file with the columns of football results. A line that is refused does not stop the others. */
export function parseCsv(text: string, zone: string): Parsed {
  const lines = text.split(/\r\n|\n|\r/)
  const [first = ''] = lines
  if (lines.length > LINES_MAX) return { rows: [], leagues: [], refused: [refusal(0, 'file_size', '')] }
  const columns = columnsOf(first)
  if (columns === null) return { rows: [], leagues: [], refused: [refusal(1, 'header', first)] }
  const read = lines.slice(1).map((line, place) => readLine(columns, zone, line, place + 2))
  return {
    rows: read.flatMap(({ row }) => (row === null ? [] : [row])),
    leagues: [],
    refused: read.flatMap(({ refused }) => refused),
  }
}

type Read = { readonly row: MatchRow | null; readonly refused: readonly Refusal[] }
/** A refusal inside a line. */
type Fault = { readonly reason: RefusalReason; readonly column: string | null }
const fault = (reason: RefusalReason, column: string | null = null): Fault => ({ reason, column })
const isFault = (value: object | null): value is Fault => value !== null && 'reason' in value

/** Cells of one line by the names of their columns. */
type Cells = (name: string) => string

function readLine(columns: Columns, zone: string, text: string, line: number): Read {
  if (/^[\s,;]*$/.test(text)) return { row: null, refused: [] }
  const refuse = ({ reason, column }: Fault) => refusal(line, reason, text, column)
  const cells = text.length > LINE_LENGTH_MAX ? null : splitLine(text, columns.delimiter)
  const hasAll = cells !== null && cells.length >= columns.count
  if (!hasAll || cells.slice(columns.count).some((cell) => cell !== ''))
    return { row: null, refused: [refuse(fault('columns'))] }
  const cell: Cells = (name) => cells[columns.places.get(name) ?? -1] ?? ''
  const match = matchOf(cell, zone)
  if (isFault(match)) return { row: null, refused: [refuse(match)] }
  const faults: Fault[] = []
  const oddsOf = (sets: OddsSets) => someOdds(readOdds(columns, cell, sets, faults))
  const [odds, closing] = [oddsOf(columns.opening), oddsOf(columns.closing)]
  return { row: { ...match, line, odds, closing }, refused: faults.map(refuse) }
}

function matchOf(cell: Cells, zone: string): Omit<MatchRow, 'line' | 'odds' | 'closing'> | Fault {
  const league = codeText.safeParse(cell('Div'))
  const [home, away] = [nameText.safeParse(cell('HomeTeam')), nameText.safeParse(cell('AwayTeam'))]
  const id = codeText.nullable().safeParse(cell('MatchID') || null)
  if (!league.success) return fault('text', 'Div')
  if (!home.success || !away.success) return fault('text', home.success ? 'AwayTeam' : 'HomeTeam')
  if (!id.success) return fault('text', 'MatchID')
  if (home.data === away.data) return fault('same_team')
  const date = dateOf(cell('Date'), cell('Time'))
  const kickOffMs = date && instantOf(zone, date)
  if (date === null || kickOffMs === null) return fault('date', 'Date')
  const season = seasonOf(cell('Season'), date)
  if (season === null) return fault('season', 'Season')
  const outcome = outcomeOf(cell)
  if (outcome !== null && isFault(outcome)) return outcome
  return { league: league.data, season, home: home.data, away: away.data, id: id.data, kickOffMs, outcome }
}

/** Reads a day and a time. Without a time, bets close when the day begins. */
function dateOf(date: string, time: string) {
  const numbers = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(date)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const clock = /^(\d{1,2}):(\d{2})$/.exec(time === '' ? '0:00' : time)
  const [year, month, day] = iso?.slice(1) ?? numbers?.slice(1).toReversed() ?? []
  if (year === undefined || clock === null) return null
  const full = year.length === 2 ? `20${year}` : year
  return {
    year: Number(full),
    month: Number(month),
    day: Number(day),
    hour: Number(clock[1]),
    minute: Number(clock[2]),
  }
}

/** First month of a season, for files that do not name it. */
const SEASON_MONTH = 7

function seasonOf(text: string, { year, month }: { readonly year: number; readonly month: number }) {
  if (text === '') return month >= SEASON_MONTH ? year : year - 1
  const [named] = /\d{4}/.exec(text) ?? []
  return named === undefined ? null : Number(named)
}

const STATS = [
  ['corners', 'HC', 'AC'],
  ['shots', 'HS', 'AS'],
  ['yellow_cards', 'HY', 'AY'],
  ['red_cards', 'HR', 'AR'],
] as const

function outcomeOf(cell: Cells): MatchOutcome | null | Fault {
  const [score, half] = [scoreOf(cell, 'FTHG', 'FTAG'), scoreOf(cell, 'HTHG', 'HTAG')]
  if (score === undefined) return fault('goals', 'FTHG')
  if (half === undefined) return fault('goals', 'HTHG')
  const letter = cell('FTR')
  if (letter !== '' && letter !== (score && letterOf(score))) return fault('result', 'FTR')
  const text = cell('Status').toLowerCase()
  const status = MATCH_STATUSES.find((one) => one === text) ?? null
  if (text !== '' && status === null) return fault('status', 'Status')
  const stats = STATS.flatMap(([stat, home, away]) => {
    const counted = scoreOf(cell, home, away)
    return counted ? [{ stat, ...counted }] : []
  })
  const outcome = checkedOutcome({ status, score, half, stats })
  return typeof outcome === 'string' ? fault(outcome) : outcome
}

const letterOf = ({ home, away }: FeedScore) => (home > away ? 'H' : home < away ? 'A' : 'D')

/** Reads numbers of both teams; `null` without them, `undefined` for bad ones. */
function scoreOf(cell: Cells, home: string, away: string): FeedScore | null | undefined {
  const [ofHome, ofAway] = [cell(home), cell(away)]
  if (ofHome === '' && ofAway === '') return null
  const isNumber = (text: string) => /^\d{1,2}$/.test(text)
  return isNumber(ofHome) && isNumber(ofAway) ? { home: Number(ofHome), away: Number(ofAway) } : undefined
}

/** Reads the odds of each market by the first source that has all of them. */
function readOdds({ delimiter, places }: Columns, cell: Cells, sets: OddsSets, faults: Fault[]): MatchOdds {
  const decimal = (name: string) => (delimiter === ';' ? cell(name).replace(',', '.') : cell(name))
  const first = (sources: OddsSets['result']): number[] | null => {
    const complete = sources.filter((names) => names.every((name) => cell(name) !== ''))
    const odds = complete.map((names) => names.map((name) => milliOf(decimal(name))))
    const found = odds.find((values) => values.every((value) => value > 1000) && isBook(values))
    if (found === undefined && complete.length > 0) faults.push(fault('odds', complete[0]?.[0] ?? null))
    return found ?? null
  }
  const handicap = first(sets.handicap)
  const text = decimal(sets.line)
  const line = /^[+-]?\d(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  const isLine = isHandicapLine(line)
  if (handicap !== null && !isLine) faults.push(fault('odds', sets.line))
  return {
    result: first(sets.result) as MatchOdds['result'],
    goals: first(sets.goals) as MatchOdds['goals'],
    // Adding zero makes no line of -0.
    handicap: handicap && isLine ? { line: line + 0, odds: handicap as [number, number] } : null,
    halves: places.has('HTHG') && places.has('HTAG'),
  }
}

/** Reads decimal odds as thousandths; 0 for other text. */
function milliOf(text: string): number {
  return /^\d{1,3}(\.\d{1,5})?$/.test(text) ? Math.round(Number(text) * 1000) : 0
}
