import type { SlotWin } from '@poyraz/games/machine-room'
import { cx, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useSymbolName } from '../room-game.ts'
import { timesText } from '../times.ts'
import { SymbolPicture } from './symbol-picture.tsx'

type Props = {
  readonly wins: readonly SlotWin[]
  /** Multiplier of all of them. */
  readonly multiplier: number
  readonly unitsPerBet: number
  /** Index of the win that the window shows alone. */
  readonly picked: number | null
  readonly onPick: (win: number | null) => void
}

/** Wins of a window, each with its pay; a press shows one alone. */
export function WinsList({ wins, multiplier, unitsPerBet, picked, onPick }: Props) {
  const t = useTranslations('machine')
  const lang = useLang()
  const nameOf = useSymbolName()
  if (wins.length === 0) return <p className="text-muted">{t('nothing')}</p>
  return (
    <ul className="scroll-slim -mx-2 flex max-h-80 flex-col overflow-y-auto">
      {wins.map((win, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={picked === index}
            onClick={() => onPick(picked === index ? null : index)}
            className={cx(
              'flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1 text-left text-sm hover:bg-surface-2',
              picked === index && 'bg-surface-2',
            )}
          >
            <SymbolPicture id={win.symbol} className="size-8" />
            <span className="flex-1">
              <span className="font-semibold">
                {t('win', { count: win.count, symbol: nameOf(win.symbol) })}
              </span>
              <span className="block text-xs text-muted">
                <WinKind win={win} />
                {win.multiplier !== undefined && ` · ${t('multiplied', { times: win.multiplier })}`}
              </span>
            </span>
            <span className="font-bold tabular-nums">
              {timesText(win.units * multiplier, unitsPerBet, lang)}×
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function WinKind({ win }: { readonly win: SlotWin }) {
  const t = useTranslations('machine')
  switch (win.kind) {
    case 'line':
      return t('line', { line: (win.line ?? 0) + 1 })
    case 'ways':
      return t('ways', { ways: win.ways ?? 1 })
    default:
      return t(win.kind)
  }
}
