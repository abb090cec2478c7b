import type { ReactNode } from 'react'

/** Empty state of a list or page: explains why it is empty and what to do next. */
export function EmptyState(props: {
  readonly art?: ReactNode
  readonly title: string
  /** True if it is the whole page, so that its title is the heading of the page. */
  readonly isPage?: boolean
  readonly text?: string | undefined
  readonly action?: ReactNode
}) {
  const Title = props.isPage ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {props.art}
      <Title className="font-display text-xl font-bold tracking-tight">{props.title}</Title>
      {props.text && <p className="max-w-prose text-muted">{props.text}</p>}
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  )
}
