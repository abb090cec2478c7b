import { type ReactNode, useEffect, useRef } from 'react'

/** The look of one of a row's links; the open one carries `aria-current` or the router's `data-status`. */
export const PILL =
  'grid min-h-11 flex-1 place-items-center rounded-control px-4 text-sm font-bold whitespace-nowrap transition ' +
  'text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text ' +
  'aria-[current=page]:shadow-card'

/** A row of links of which one is open. */
export function PillRow(props: {
  readonly label: string
  /** Changes with the link that is open. */
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

/** Keeps the open one of a positioned row of links that is too long for the screen in its middle. */
export function useOpenInView(open: string) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = row.current
    const link = nav?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!nav || !link) return
    // Its width changes once its font is there.
    const sizes = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
    })
    sizes.observe(link)
    return () => sizes.disconnect()
  }, [open])
  return row
}
