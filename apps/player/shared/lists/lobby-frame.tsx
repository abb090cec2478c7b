import type { ReactNode } from 'react'
import { usePageTitle } from '../navigation/page-title.ts'

/** Top of a lobby: title, number of items, search and filters. The caller renders the list below. */
export function LobbyFrame(props: {
  readonly title: string
  /** Number of items that match the filter, as text; empty until it is known. */
  readonly count: string
  readonly search: ReactNode
  readonly filters: ReactNode
  readonly children: ReactNode
}) {
  usePageTitle(props.title)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{props.title}</h1>
          <p aria-live="polite" className="mt-1 min-h-6 text-muted">
            {props.count}
          </p>
        </div>
        {props.search}
      </div>
      {props.filters}
      {props.children}
    </div>
  )
}
