import type { ReactNode } from 'react'

/** One search result: picture, name, a line below the name and a value at the end. */
export function FoundLine(props: {
  readonly art: ReactNode
  readonly ground?: string
  readonly title: string
  readonly below?: string
  readonly end: ReactNode
}) {
  return (
    <>
      <span
        className={`my-1.5 grid size-11 flex-none place-items-center rounded-control ${props.ground ? `ground ${props.ground}` : 'bg-surface-2'}`}
      >
        {props.art}
      </span>
      <span className="ml-3 min-w-0 flex-1">
        <span className="block truncate font-bold">{props.title}</span>
        {props.below && <span className="block truncate text-xs text-muted">{props.below}</span>}
      </span>
      <span className="text-xs text-muted tabular-nums">{props.end}</span>
    </>
  )
}
