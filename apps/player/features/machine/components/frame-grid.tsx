import { cx, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { gameGround } from '../../../shared/games/game-art.ts'
import type { Frame } from '../frames.ts'
import { WIDTHS } from '../grid-widths.ts'
import { useRoomGame, useSymbolName } from '../room-game.ts'
import { timesText } from '../times.ts'
import { SymbolPicture } from './symbol-picture.tsx'

/** The grid of a frame with its winning cells and coins, as a table for screen readers. */
export function FrameGrid({ frame, picked }: { readonly frame: Frame; readonly picked: number | null }) {
  const t = useTranslations('machine')
  const { slug } = useRoomGame()
  const { grid } = frame
  const wins = picked === null ? frame.wins : frame.wins.slice(picked, picked + 1)
  const marked = new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join(' '))))
  const rows = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, row) => row)
  return (
    <div className={cx('ground p-3', gameGround(slug))}>
      <table
        className={cx('mx-auto w-full table-fixed border-separate border-spacing-1', WIDTHS[grid.length])}
      >
        <caption className="sr-only">{t('frames')}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {grid.map((column, place) =>
                row < column.length ? (
                  <Cell
                    key={place}
                    symbol={column[row]}
                    coin={frame.coins.find(({ cell }) => cell[0] === place && cell[1] === row)?.units}
                    isMarked={marked.has(`${place} ${row}`)}
                    isDimmed={frame.hold !== null}
                  />
                ) : (
                  <td key={place}>
                    <span className="sr-only">{t('empty')}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell(props: {
  readonly symbol: string | undefined
  /** Units of the coin in the cell. */
  readonly coin: number | undefined
  readonly isMarked: boolean
  /** In a hold-and-win only coins are left. */
  readonly isDimmed: boolean
}) {
  const t = useTranslations('machine')
  const nameOf = useSymbolName()
  const { rules } = useRoomGame()
  const { symbol, coin, isMarked, isDimmed } = props
  const coinSymbol = 'hold' in rules ? rules.hold?.symbol : undefined
  const shown = coin === undefined ? (isDimmed ? undefined : symbol) : (coinSymbol ?? symbol)
  return (
    <td className="p-0">
      <div
        className={cx(
          'relative grid aspect-square place-items-center rounded-small bg-white/12 p-1',
          isMarked && 'bg-white/24 inset-ring-3 inset-ring-lamp',
        )}
      >
        {shown === undefined ? (
          <span className="sr-only">{t('empty')}</span>
        ) : (
          <>
            <SymbolPicture id={shown} className="size-full" />
            <span className="sr-only">
              {nameOf(shown)} {isMarked && t('wins')}
            </span>
          </>
        )}
        {coin !== undefined && <CoinValue units={coin} />}
      </div>
    </td>
  )
}

function CoinValue({ units }: { readonly units: number }) {
  const t = useTranslations('machine')
  const times = timesText(units, useRoomGame().rules.unitsPerBet, useLang())
  return (
    <span className="absolute inset-x-0 bottom-0 rounded-small bg-lamp text-center text-xs font-bold text-ink tabular-nums">
      <span aria-hidden="true">{times}×</span>
      <span className="sr-only">{t('coin', { times })}</span>
    </span>
  )
}
