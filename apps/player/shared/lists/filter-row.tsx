import type { ReactNode } from 'react'

/** Row of filter chips of a lobby: it scrolls on phones and wraps on wide screens. */
export function FilterRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
      {children}
    </nav>
  )
}

export function ChipCount({ children }: { readonly children: ReactNode }) {
  return <span className="text-xs tabular-nums">{children}</span>
}
