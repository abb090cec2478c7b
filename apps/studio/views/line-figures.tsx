import { useText } from './context.ts'
import styles from './line-figures.module.css'

const CELL = 10
const PITCH = 12

type Line = readonly number[]

/**
 * Draws every win line on a small window. The accessible name lists the rows; the figure is hidden from
 * screen readers.
 */
export function LineFigures({
  lines,
  rows,
}: {
  readonly lines: readonly Line[]
  readonly rows: readonly number[]
}) {
  return (
    <ol className={styles['figures']}>
      {lines.map((line, index) => (
        <li key={line.join('')} className={styles['figure']}>
          <Figure line={line} rows={rows} number={index + 1} />
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  )
}

function Figure({
  line,
  rows,
  number,
}: {
  readonly line: Line
  readonly rows: readonly number[]
  readonly number: number
}) {
  const t = useText()
  const name = `${t('rules.line', { line: number })}: ${line.map((row) => row + 1).join(' ')}`
  const size = `0 0 ${rows.length * PITCH - (PITCH - CELL)} ${Math.max(...rows) * PITCH - (PITCH - CELL)}`
  const middle = (index: number) => index * PITCH + CELL / 2
  return (
    <svg viewBox={size} role="img" aria-label={name}>
      {rows.flatMap((count, reel) =>
        Array.from({ length: count }, (_, row) => (
          <rect
            key={`${reel} ${row}`}
            x={reel * PITCH}
            y={row * PITCH}
            width={CELL}
            height={CELL}
            rx="2"
            className={styles[line[reel] === row ? 'lit' : 'dim']}
          />
        )),
      )}
      <polyline
        points={line.map((row, reel) => `${middle(reel)},${middle(row)}`).join(' ')}
        className={styles['line']}
      />
    </svg>
  )
}
