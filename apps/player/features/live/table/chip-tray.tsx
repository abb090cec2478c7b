import { formatMoney } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { type PointerEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChipArt } from './chip-art.tsx'
import { type Dragged, DraggedChip } from './dragged-chip.tsx'

type TrayProps = {
  readonly values: readonly number[]
  readonly selected: number
  readonly isOpen: boolean
  /** Smaller chips, for one of several tables. */
  readonly isSmall?: boolean
  onSelect(value: number): void
  /** A chip was dropped on a spot. */
  onDrop(spot: string, amount: number): void
}

/** Chips to tap, or to drag to a spot. */
export function ChipTray({ values, selected, isOpen, isSmall = false, onSelect, onDrop }: TrayProps) {
  const t = useTranslations('table')
  const lang = useLang()
  const { drag, start, ...moves } = useDrag(onDrop)
  return (
    <fieldset
      className={cx(
        'flex min-w-0',
        !isSmall &&
          'flex-1 justify-center gap-1 max-lg:order-2 max-lg:w-full max-lg:flex-none max-lg:justify-between short:w-auto short:flex-1 short:overflow-x-auto',
      )}
    >
      <legend className="sr-only">{t('chips')}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          aria-label={t('chip', { amount: formatMoney(BigInt(value), lang, { fraction: 'auto' }) })}
          onClick={() => onSelect(value)}
          onPointerDown={(event) => isOpen && start(event, value)}
          {...moves}
          className={cx(
            'grid touch-none place-items-center rounded-chip transition',
            isSmall ? 'size-11' : 'size-15 flex-none max-lg:size-13 short:size-11',
            value === selected &&
              '-translate-y-1 outline-2 outline-brand short:translate-y-0 short:-outline-offset-2',
          )}
        >
          <svg viewBox="-24 -24 48 50" aria-hidden="true" className={sizeOf(isSmall, value === selected)}>
            <ChipArt amount={value} r={21} />
          </svg>
        </button>
      ))}
      {drag?.isMoving && <DraggedChip {...drag} />}
    </fieldset>
  )
}

function sizeOf(isSmall: boolean, isSelected: boolean): string {
  if (isSmall) return 'size-10'
  return cx('short:size-9', isSelected ? 'size-15 max-lg:size-13' : 'size-13 max-lg:size-11')
}

const DRAG_FROM_PX = 8
type Drag = Dragged & { readonly isMoving: boolean }

/** Follows a chip from the tray to the spot on which the pointer leaves it. */
function useDrag(onDrop: TrayProps['onDrop']) {
  const [drag, setDrag] = useState<Drag | null>(null)
  return {
    drag,
    start({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<Element>, value: number) {
      currentTarget.setPointerCapture(pointerId)
      setDrag({ x, y, isMoving: false, value })
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) =>
      setDrag((now) => {
        const isMoving = now !== null && (now.isMoving || Math.hypot(x - now.x, y - now.y) > DRAG_FROM_PX)
        return now && isMoving ? { ...now, x, y, isMoving } : now
      }),
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const under = drag?.isMoving ? document.elementFromPoint(clientX, clientY) : null
      const spot = under?.closest('[data-spot]')?.getAttribute('data-spot')
      if (spot && drag) onDrop(spot, drag.value)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  }
}
