import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** A grid of symbols, `grid[column][row]`. Winning cells are in `marked` as `column row`. */
export function GridTable(props: {
  readonly caption: string
  readonly grid: readonly (readonly string[])[]
  readonly names: ReadonlyMap<string, string>
  readonly marked?: ReadonlySet<string>
}) {
  const t = useTranslations('verify')
  const { caption, grid, names, marked } = props
  const rows = Array.from({ length: Math.max(...grid.map((column) => column.length)) }, (_, row) => row)
  return (
    <table className="w-full table-fixed overflow-hidden rounded-control bg-surface-2 text-center text-xs">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {grid.map((column, place) => {
              const isMarked = marked?.has(`${place} ${row}`)
              return (
                <td
                  key={place}
                  className={cx(
                    'border break-words hyphens-auto border-line px-1 py-1.5',
                    isMarked && 'bg-lamp font-bold text-ink',
                  )}
                >
                  {names.get(column[row] ?? '') ?? column[row]}
                  {isMarked && <span className="sr-only">{t('wins')}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
