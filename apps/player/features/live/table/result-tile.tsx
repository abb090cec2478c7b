import { isSideGame } from './cards/card-games.ts'
import { ResultMark } from './cards/result-mark.tsx'
import { CrashPoint } from './crash/crash-point.tsx'
import { WheelResult } from './money-wheel/wheel-result.tsx'
import { NumberTile } from './roulette/numbers.tsx'
import type { Table } from './use-table.ts'

/** A short result in the manner of its game: the number with its colour, the winning side, the total. */
export function ResultTile(props: {
  readonly game: Table['game']
  readonly label: string
  readonly isLast?: boolean
}) {
  const { game, label, isLast = false } = props
  if (isSideGame(game)) return <ResultMark game={game} label={label} isLast={isLast} />
  if (game === 'money-wheel') return <WheelResult label={label} isLast={isLast} />
  if (game === 'crash') return <CrashPoint label={label} isLast={isLast} />
  return <NumberTile label={label} isLast={isLast} isPlain={game !== 'roulette'} />
}
