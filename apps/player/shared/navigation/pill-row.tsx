import { type ReactNode, useEffect, useRef } from 'react'

/** Classes of one link; the active link has `aria-current` or the router's `data-status`. */
export const PILL =
  'grid min-h-11 flex-1 place-items-center rounded-control px-4 text-sm font-bold whitespace-nowrap transition ' +
  'text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text ' +
  'aria-[current=page]:shadow-card'

/** A row of links, one of them active. */
export function PillRow(props: {
  readonly label: string
  /** Key of the active link. */
  readonly open: string
  readonly children: ReactNode
}) {
  return (
    <nav
      ref={useOpenInView(props.open)}
      aria-label={props.label}
      className="scroll-row relative max-w-full self-start rounded-tile bg-surface-2 p-1 inset-ring inset-ring-line"
    >
      {props.children}
    </nav>
  )
}

/**
 * Scrolls the active link to the middle of a row that is too wide for the screen. The row must be positioned.
 */
export function useOpenInView(open: string) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = row.current
    const link = nav?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!nav || !link) return
    // The widths of all links change when their font has loaded.
    const sizes = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
    })
    for (const part of nav.children) sizes.observe(part)
    return () => sizes.disconnect()
  }, [open])
  return row
}
