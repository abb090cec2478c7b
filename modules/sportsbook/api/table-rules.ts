import type { Sport } from '@poyraz/contract'
import type { TableRow } from '../store/tables.ts'

type Results = Pick<TableRow, 'won' | 'drawn' | 'lost' | 'overtimeWon' | 'overtimeLost'>
type Rules = {
  points(results: Results): number
  /** Periods without overtime; more of them mark a match that was decided later. */
  readonly periods: number
}

/** Sports whose table does not count overtime apart. */
const ANY = 100

/** Points of the tables of sports. */
export const TABLE_RULES: Readonly<Record<Sport, Rules>> = {
  football: { points: ({ won, drawn }) => 3 * won + drawn, periods: ANY },
  /** A lost match still counts one. */
  basketball: { points: ({ won, lost }) => 2 * won + lost, periods: ANY },
  tennis: { points: ({ won }) => 10 * won, periods: ANY },
  volleyball: { points: ({ won }) => 3 * won, periods: ANY },
  esports: { points: ({ won }) => 3 * won, periods: ANY },
  /** 3 for a win in 60 minutes, 2 for a later one, 1 for a later defeat. */
  ice_hockey: {
    points: ({ won, overtimeWon, overtimeLost }) => 3 * won - overtimeWon + overtimeLost,
    periods: 3,
  },
}
