import { sportsPaths } from '@poyraz/site/sports'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  readonly event: { readonly eventID: number; readonly leagueID?: number; readonly away: string }
  readonly className: string
  readonly children: ReactNode
}

/** Leads to the page of a match, or of the league of a bet on a whole season. */
export function EventLink({ event: { eventID, leagueID, away }, className, children }: Props) {
  const isSeason = away === '' && leagueID !== undefined
  return (
    <Link
      to={isSeason ? sportsPaths.league : sportsPaths.event}
      params={{ id: String(isSeason ? leagueID : eventID) }}
      data-leave
      className={className}
    >
      {children}
    </Link>
  )
}
