import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { leadsAway } from './leads-away.ts'

const GAP_PX = 8
/** Width (`w-72`), and height of the highest panel: with less space below the button, it opens above. */
const WIDTH_PX = 288
const ROOM_PX = 400

export type PopoverProps = {
  readonly label: string
  /** Visible text of the trigger. Its accessible name must start with it, for users of voice control. */
  readonly triggerText?: string | undefined
  readonly trigger: ReactNode
  readonly triggerClass?: string | undefined
  /** Called when a link or an element with `data-leave` in the panel is pressed. */
  readonly children: ReactNode
}

/** Panel below its button, in the browser's top layer. Escape and a press outside close it. */
export function Popover({ label, triggerText, trigger, triggerClass, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !button.current) return
    placePanel(event.currentTarget.style, button.current.getBoundingClientRect())
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={triggerText ? `${triggerText} · ${label}` : label}
        aria-expanded={open}
        popoverTarget={id}
        className={cx('rounded-control', triggerClass)}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        onClick={(event) => leadsAway(event) && event.currentTarget.hidePopover()}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto m-0 w-72 animate-rise overflow-y-auto overscroll-contain rounded-tile border border-line bg-surface p-2 text-text shadow-pop"
      >
        {open && children}
      </div>
    </>
  )
}

/** Places a panel next to its button, inside the window. */
function placePanel(panel: CSSStyleDeclaration, { top, bottom, right }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const leftMax = clientWidth - WIDTH_PX - GAP_PX
  // Positioned from the left, because a scrollbar on the right would shift it.
  panel.left = `${Math.max(GAP_PX, Math.min(right - WIDTH_PX, leftMax))}px`
  const roomBelow = clientHeight - bottom
  const above = roomBelow < ROOM_PX && top > roomBelow
  panel.top = above ? 'auto' : `${bottom + GAP_PX}px`
  panel.bottom = above ? `${clientHeight - top + GAP_PX}px` : 'auto'
  panel.maxHeight = `${(above ? top : roomBelow) - 2 * GAP_PX}px`
}
