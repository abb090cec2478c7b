import { accountPaths } from '@poyraz/site/account'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUnread } from './use-unread.ts'

/** Larger numbers are shown as `9+`. */
const SHOWN_MAX = 9

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const t = useTranslations('menu')
  const count = useUnread()
  const label = count > 0 ? t('unread', { count }) : t('notifications')
  return (
    <Link
      to={accountPaths.notifications}
      aria-label={label}
      title={label}
      className="relative grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-chip border-2 border-bg bg-danger px-1 text-2xs font-bold text-bg tabular-nums"
        >
          {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
        </span>
      )}
    </Link>
  )
}
