import { useText } from './context.ts'
import styles from './line-figures.module.css'

const CELL = 10
const GAP = 2

/** Every win line drawn on a small window; the words for it are its number, the figure is for the eye. */
export function LineFigures({
  lines,
  rows,
}: {
  readonly lines: readonly (readonly number[])[]
  readonly rows: readonly number[]
}) {
  const t = useText()
  const rowsMost = Math.max(...rows)
  const [width, height] = [rows.length * (CELL + GAP) - GAP, rowsMost * (CELL + GAP) - GAP]
  const at = (index: number) => index * (CELL + GAP)
  return (
    <ol className={styles['figures']}>
      {lines.map((line, index) => (
        <li key={line.join('')} className={styles['figure']}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`${t('rules.line', { line: index + 1 })}: ${line.map((row) => row + 1).join(' ')}`}
          >
            {rows.map((count, reel) =>
              Array.from({ length: count }, (_, row) => (
                <rect
                  key={`${reel} ${row}`}
                  x={at(reel)}
                  y={at(row)}
                  width={CELL}
                  height={CELL}
                  rx="2"
                  className={line[reel] === row ? styles['lit'] : styles['dim']}
                />
              )),
            )}
            <polyline
              points={line.map((row, reel) => `${at(reel) + CELL / 2},${at(row) + CELL / 2}`).join(' ')}
              className={styles['line']}
            />
          </svg>
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  )
}
