import { cx } from '@poyraz/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PEEK } from '../peek.ts'
import { useSymbolName } from '../room-game.ts'
import { stopAfter } from '../stops.ts'
import { SymbolPicture } from './symbol-picture.tsx'

/** Symbols drawn beyond the window at each end, so that a drag of one cell finds them. */
const BEYOND = 2
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

type Props = {
  readonly reel: number
  readonly strip: readonly string[]
  readonly rows: number
  readonly stop: number
  /** The window as it is evaluated: a wild may cover the reel. */
  readonly shown: readonly string[]
  /** Winning cells as `reel row`. */
  readonly marked: ReadonlySet<string>
  readonly onStop: (stop: number) => void
}

/** One reel: drag it, or turn it with the arrow keys. */
export function ReelDrum({ reel, strip, rows, stop, shown, marked, onStop }: Props) {
  const t = useTranslations('machine')
  const nameOf = useSymbolName()
  const { offset, handlers } = useDrag({ strip, stop, onStop })
  const onKey = (event: KeyboardEvent) => {
    const next = stopOfKey(event.key, strip, stop)
    if (next === null) return
    event.preventDefault()
    onStop(next)
  }
  const cells = Array.from({ length: rows + 2 * BEYOND }, (_, place) => place - BEYOND)
  return (
    <div className="@container">
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={t('reel', { number: reel + 1 })}
        aria-valuemin={0}
        aria-valuemax={strip.length - 1}
        aria-valuenow={stop}
        aria-valuetext={t('stopText', { stop, symbols: shown.map(nameOf).join(', ') })}
        onKeyDown={onKey}
        {...handlers}
        className="relative cursor-grab touch-pan-x overflow-hidden rounded-control active:cursor-grabbing"
        style={{ height: `${(rows + 2 * PEEK) * 100}cqw` }}
      >
        <div style={{ transform: `translateY(calc(${(PEEK - BEYOND) * 100}cqw + ${offset}px))` }}>
          {cells.map((row) => (
            <Cell
              key={row}
              symbol={shown[row] ?? strip[stopAfter(strip, stop, row)] ?? ''}
              isSeen={row >= 0 && row < rows}
              isMarked={marked.has(`${reel} ${row}`)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The stop that a key leads to; `null` for keys that turn nothing. */
function stopOfKey(key: string, strip: readonly string[], stop: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return strip.length - 1
  const steps = KEY_STEPS[key]
  return steps === undefined ? null : stopAfter(strip, stop, steps)
}

function Cell(props: { readonly symbol: string; readonly isSeen: boolean; readonly isMarked: boolean }) {
  const { symbol, isSeen, isMarked } = props
  return (
    <div className={cx('p-0.5', !isSeen && 'opacity-35')} style={{ height: '100cqw' }}>
      <div
        className={cx(
          'grid size-full place-items-center rounded-small p-1',
          isSeen && 'bg-white/12',
          isMarked && 'bg-white/24 inset-ring-3 inset-ring-lamp',
        )}
      >
        <SymbolPicture id={symbol} className="size-full" />
      </div>
    </div>
  )
}

/** Turns a reel while a pointer drags it: a cell further for each height of a cell. */
function useDrag({ strip, stop, onStop }: Pick<Props, 'strip' | 'stop' | 'onStop'>) {
  const [offset, setOffset] = useState(0)
  const from = useRef<{ readonly y: number; readonly stop: number } | null>(null)
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { y: event.clientY, stop }
    },
    onPointerMove({ clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!from.current) return
      const moved = clientY - from.current.y
      const cells = Math.round(moved / currentTarget.clientWidth)
      setOffset(moved - cells * currentTarget.clientWidth)
      const next = stopAfter(strip, from.current.stop, -cells)
      if (next !== stop) onStop(next)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  function end() {
    from.current = null
    setOffset(0)
  }
  return { offset, handlers }
}
