import type { ReactNode } from 'react'

/** What a list or a page shows when it has nothing: what that means, and what to do next. */
export function EmptyState(props: {
  readonly art?: ReactNode
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ReactNode
}) {
  return (
    <div className="flex animate-rise flex-col items-center gap-3 px-4 py-12 text-center">
      {props.art}
      <p className="font-display text-xl font-bold tracking-tight">{props.title}</p>
      {props.text && <p className="max-w-prose text-muted">{props.text}</p>}
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  )
}
