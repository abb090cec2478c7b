import { Button, cx, Money } from '@poyraz/ui'
import { Eraser, Repeat2, Undo2 } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../../shared/balance/balance.ts'
import { ChipArt } from './chip-art.tsx'
import { type Dragged, DraggedChip } from './dragged-chip.tsx'
import type { Chips } from './use-chips.ts'

type BarProps = {
  readonly values: readonly number[]
  readonly selected: number
  readonly chips: Chips
  readonly isOpen: boolean
  readonly payout: number | null
  onSelect(value: number): void
  /** A chip was dropped on a spot. */
  onDrop(spot: string, amount: number): void
}

/**
 * Balance, chips to tap or drag, and what may be done with the chips on the table. On a low screen it is one
 * row, at most a fifth of the height.
 */
export function ControlBar(props: BarProps) {
  const { chips } = props
  return (
    <div
      className={cx(
        'relative z-10 flex items-center gap-x-6 gap-y-3 rounded-banner border border-white/15 bg-night/90 px-6 py-3 text-white',
        'max-lg:flex-wrap max-lg:justify-between max-lg:gap-y-1.5 max-lg:rounded-b-none max-lg:px-3 max-lg:py-2',
        'short:flex-nowrap short:gap-x-3 short:py-1',
      )}
    >
      <Amounts chips={chips} payout={props.payout} />
      <Tray {...props} />
      <Actions {...props} />
    </div>
  )
}

function Amounts({ chips, payout }: { readonly chips: Chips; readonly payout: number | null }) {
  const t = useTranslations('table')
  const balance = useBalance()
  const isWon = payout !== null && payout > chips.staked
  return (
    <dl className="flex flex-none gap-5 max-lg:order-1 max-lg:w-full max-lg:justify-between short:w-auto short:gap-3">
      <Amount name={t('balance')}>
        {typeof balance === 'number' ? <Money amount={balance - chips.waiting} /> : '…'}
      </Amount>
      <Amount name={t('staked')} tone="text-lamp" isBusy={chips.waiting > 0}>
        <Money amount={chips.staked} />
      </Amount>
      {payout !== null && payout > 0 && (
        <Amount name={t(isWon ? 'won' : 'back_')} tone={isWon ? 'text-lamp' : ''}>
          <Money amount={payout} />
        </Amount>
      )}
    </dl>
  )
}

function Amount(props: {
  readonly name: string
  readonly tone?: string
  /** It holds chips that the server has not accepted yet. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt className="text-xs">{props.name}</dt>
      <dd
        aria-busy={props.isBusy}
        className={cx('font-display text-xl font-bold max-lg:text-lg short:text-sm', props.tone)}
      >
        {props.children}
      </dd>
    </div>
  )
}

const DRAG_FROM_PX = 8
type Drag = Dragged & { readonly isMoving: boolean }

function Tray({ values, selected, isOpen, onSelect, onDrop }: BarProps) {
  const t = useTranslations('table')
  const [drag, setDrag] = useState<Drag | null>(null)
  const move = ({ clientX: x, clientY: y }: PointerEvent) =>
    setDrag((now) => {
      const isMoving = now !== null && (now.isMoving || Math.hypot(x - now.x, y - now.y) > DRAG_FROM_PX)
      return now && isMoving ? { ...now, x, y, isMoving } : now
    })
  const end = ({ clientX, clientY }: PointerEvent) => {
    const under = drag?.isMoving ? document.elementFromPoint(clientX, clientY) : null
    const spot = under?.closest('[data-spot]')?.getAttribute('data-spot')
    if (spot && drag) onDrop(spot, drag.value)
    setDrag(null)
  }
  return (
    <fieldset className="flex min-w-0 flex-1 justify-center gap-1 max-lg:order-2 max-lg:w-full max-lg:flex-none max-lg:justify-between short:w-auto short:flex-1 short:overflow-x-auto">
      <legend className="sr-only">{t('chips')}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          aria-label={t('chip', { amount: `₺${value / 100}` })}
          onClick={() => onSelect(value)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            if (isOpen) setDrag({ x: event.clientX, y: event.clientY, isMoving: false, value })
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={() => setDrag(null)}
          className={cx(
            'grid size-15 flex-none touch-none place-items-center rounded-chip transition max-lg:size-13 short:size-11',
            value === selected &&
              '-translate-y-1 outline-2 outline-brand short:translate-y-0 short:-outline-offset-2',
          )}
        >
          <svg
            viewBox="-24 -24 48 50"
            aria-hidden="true"
            className={cx(
              'short:size-9',
              value === selected ? 'size-15 max-lg:size-13' : 'size-13 max-lg:size-11',
            )}
          >
            <ChipArt amount={value} r={21} />
          </svg>
        </button>
      ))}
      {drag?.isMoving && <DraggedChip {...drag} />}
    </fieldset>
  )
}

function Actions({ chips, isOpen }: BarProps) {
  const t = useTranslations('table')
  const current = [...chips.spots].map(([spot, amount]) => ({ spot, amount }))
  const hasChips = current.length > 0
  const why = isOpen ? null : t('waitForBets')
  return (
    <div className="grid flex-none grid-cols-3 gap-2 max-lg:order-3 max-lg:w-full lg:flex short:w-auto short:gap-1">
      <Action label={t('undo')} why={why ?? (hasChips ? null : t('nothingToUndo'))} onPress={chips.undo}>
        <Undo2 aria-hidden="true" className="size-4.5" />
      </Action>
      <Action label={t('clear')} why={why ?? (hasChips ? null : t('nothingToUndo'))} onPress={chips.clear}>
        <Eraser aria-hidden="true" className="size-4.5" />
      </Action>
      {hasChips ? (
        <Action label={t('double')} why={why} onPress={() => chips.place(current)}>
          <span aria-hidden="true" className="font-bold">
            2×
          </span>
        </Action>
      ) : (
        <Action
          label={t('repeat')}
          why={why ?? (chips.last.length > 0 ? null : t('nothingToRepeat'))}
          onPress={() => chips.place(chips.last)}
        >
          <Repeat2 aria-hidden="true" className="size-4.5" />
        </Action>
      )}
    </div>
  )
}

function Action(props: {
  readonly label: string
  /** Reason why it is not possible now. */
  readonly why: string | null
  readonly children: ReactNode
  onPress(): void
}) {
  return (
    <Button
      variant="quiet"
      disabled={props.why !== null}
      title={props.why ?? props.label}
      onClick={props.onPress}
      className="gap-2 bg-white/5 px-3 text-white inset-ring-white/20 hover:bg-white/15 disabled:opacity-50 max-lg:px-1.5 max-lg:text-xs"
    >
      {props.children}
      <span className="short:sr-only">{props.label}</span>
    </Button>
  )
}
