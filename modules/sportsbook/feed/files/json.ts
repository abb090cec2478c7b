import { z } from 'zod'
import { checkedOutcome, codeText, isBook, isHandicapLine, nameText, someOdds } from './check.ts'
import {
  LINES_MAX,
  MATCH_STATUSES,
  type MatchOdds,
  type MatchRow,
  type Parsed,
  type Refusal,
  type RefusalReason,
  refusal,
} from './row.ts'

const goals = z.strictObject({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) })
const decimalOdds = z
  .number()
  .gt(1)
  .lt(1_000)
  .transform((odds) => Math.round(odds * 1000))
  .refine((milli) => milli > 1000)
const book = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).refine((odds) => isBook(Object.values(odds).map(Number)))
const odds = z
  .strictObject({
    '1X2': book({ '1': decimalOdds, X: decimalOdds, '2': decimalOdds }),
    'OU2.5': book({ O: decimalOdds, U: decimalOdds }),
    AH: z.strictObject({
      line: z
        .number()
        .refine(isHandicapLine)
        .transform((line) => line + 0),
      odds: book({ '1': decimalOdds, '2': decimalOdds }),
    }),
  })
  .partial()

/** A match of a JSON file. */
const match = z.strictObject({
  id: codeText.optional(),
  league: codeText,
  season: z.int().min(1_900).max(2_200),
  home: nameText,
  away: nameText,
  kickOff: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  status: z.enum(MATCH_STATUSES).optional(),
  score: goals.optional(),
  half: goals.optional(),
  odds: z.unknown().optional(),
  closing: z.unknown().optional(),
})
const league = z.strictObject({
  code: codeText,
  name: nameText,
  nameEn: nameText.optional(),
  countryTr: nameText,
  countryEn: nameText,
  legsMin: z.int().min(1).max(4).default(1),
})
/** A JSON file; each match is parsed alone, so that a bad one does not stop the others. */
const document = z.strictObject({
  version: z.literal(1),
  leagues: z.array(league).max(200).default([]),
  matches: z.array(z.unknown()).max(LINES_MAX).default([]),
})

/** Parses a JSON file of matches. */
export function parseMatches(text: string): Parsed {
  const parsed = document.safeParse(parseJson(text))
  if (!parsed.success) {
    const column = parsed.error.issues[0]?.path.join('.') ?? null
    return { rows: [], leagues: [], refused: [refusal(0, 'schema', text.slice(0, 100), column)] }
  }
  const { leagues, matches } = parsed.data
  const read = matches.map((one, place) => readMatch(one, place + 1))
  return {
    leagues,
    rows: read.flatMap(({ row }) => (row === null ? [] : [row])),
    refused: read.flatMap(({ refused }) => refused),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Read = { readonly row: MatchRow | null; readonly refused: readonly Refusal[] }

function readMatch(json: unknown, line: number): Read {
  const text = JSON.stringify(json)
  const refuse = (reason: RefusalReason, column: string | null = null) => refusal(line, reason, text, column)
  const parsed = match.safeParse(json)
  if (!parsed.success)
    return { row: null, refused: [refuse('schema', parsed.error.issues[0]?.path.join('.') ?? null)] }
  const { id = null, league, season, home, away, kickOff, status = null, ...more } = parsed.data
  if (home === away) return { row: null, refused: [refuse('same_team')] }
  const { score = null, half = null } = more
  const outcome = checkedOutcome({ status, score, half, stats: [] })
  if (typeof outcome === 'string') return { row: null, refused: [refuse(outcome)] }
  const [opening, closing] = [readOdds(more.odds), readOdds(more.closing)]
  const refused = [
    ...(opening === undefined ? [refuse('odds', 'odds')] : []),
    ...(closing === undefined ? [refuse('odds', 'closing')] : []),
  ]
  const about = { line, league, season, home, away, id, kickOffMs: kickOff, outcome }
  return { row: { ...about, odds: opening ?? null, closing: closing ?? null }, refused }
}

/** Returns `null` without odds, `undefined` for bad ones: the match counts without them. */
function readOdds(json: unknown): MatchOdds | null | undefined {
  if (json === undefined) return null
  const parsed = odds.safeParse(json)
  if (!parsed.success) return undefined
  const { '1X2': result, 'OU2.5': total, AH: handicap } = parsed.data
  return someOdds({
    result: result ? [result['1'], result.X, result['2']] : null,
    goals: total ? [total.O, total.U] : null,
    handicap: handicap ? { line: handicap.line, odds: [handicap.odds['1'], handicap.odds['2']] } : null,
    // A JSON file can tell half-time scores.
    halves: true,
  })
}
