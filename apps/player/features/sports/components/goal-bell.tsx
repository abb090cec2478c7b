import { cx, IconButton } from '@poyraz/ui'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../shared/session/session-store.ts'
import type { SportsEvent } from '../api/types.ts'
import { useFollow } from '../hooks/use-follow.ts'
import type { EventCell } from '../prices/price-store.ts'

const SPORTS_WITH_GOALS: readonly string[] = ['football', 'ice_hockey']

type Props = { readonly event: SportsEvent; readonly cell: EventCell; readonly className?: string }

/** Switches notifications about the goals of a match; for players who are logged in. */
export function GoalBell({ event, cell, className }: Props) {
  const isPlayer = useSession(({ profile }) => profile !== null)
  const isOpen = cell.state === 'upcoming' || cell.state === 'live'
  if (!isPlayer || !isOpen || !SPORTS_WITH_GOALS.includes(event.sport)) return null
  return <Switch eventID={event.eventID} className={className} />
}

function Switch({
  eventID,
  className,
}: {
  readonly eventID: number
  readonly className?: string | undefined
}) {
  const t = useTranslations('sports.follow')
  const { isKnown, isFollowed, isPending, toggle } = useFollow(eventID)
  return (
    <IconButton
      label={t(isFollowed ? 'end' : 'start')}
      aria-pressed={isFollowed}
      disabled={!isKnown || isPending}
      onClick={toggle}
      className={className ?? ''}
    >
      <Bell aria-hidden="true" className={cx('size-4.5', isFollowed && 'fill-brass text-brass')} />
    </IconButton>
  )
}
