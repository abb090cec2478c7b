import { authPaths } from '@poyraz/site/auth'
import { cashierPaths } from '@poyraz/site/cashier'
import { homePaths } from '@poyraz/site/home'
import { initials } from '@poyraz/text'
import { Avatar, buttonClass, cx, HOUSE_NAME, Logo, Popover, Wordmark } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Languages, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NotificationBell } from '../../shared/notifications/notification-bell.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { StatusPill } from '../../shared/session/status-pill.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BalanceBox } from './balance-box.tsx'
import { SearchBox } from './search-box.tsx'

/** The first script of the page sets `data-session` if there may be a session, before hydration. */
const VISITORS_ONLY = '[[data-session]_&]:invisible'

/**
 * Wordmark, search, the marks of every page, and the balance or the login. On narrow screens the marks are in
 * a second line. A game shows the marks in its own bar, which on narrow screens is the only bar.
 */
export function TopBar({ marks }: { readonly marks: boolean }) {
  const signedIn = useSession((state) => state.profile !== null)
  return (
    <header className="sticky top-0 z-20 bg-bg short:static max-md:has-[input]:z-40 max-lg:[:root:has([data-room=game])_&]:hidden">
      {/* A phone of 360 px has room for a balance of six digits. */}
      <div className="mx-auto flex h-16 max-w-content items-center gap-3 px-4 max-sm:gap-1 max-sm:px-3 lg:h-18 lg:gap-5 lg:px-7">
        <Link
          to={homePaths.home}
          aria-label={HOUSE_NAME}
          className="flex min-h-11 min-w-11 flex-none items-center rounded-control text-2xl"
        >
          {signedIn && <Logo className="size-8 sm:hidden" />}
          <span className={cx(signedIn && 'max-sm:hidden')}>
            <Wordmark />
          </span>
        </Link>
        <SearchBox />
        <div className="flex items-center gap-2 max-sm:gap-1 md:ml-auto lg:gap-3">
          {marks && (
            <StatusPill className="h-9 rounded-chip border border-line bg-surface px-3 max-xl:hidden" />
          )}
          {signedIn ? <PlayerCorner /> : <VisitorCorner />}
        </div>
      </div>
      {marks && (
        <div className="flex justify-center border-y border-line bg-bg-raised py-1 xl:hidden">
          <StatusPill />
        </div>
      )}
    </header>
  )
}

function PlayerCorner() {
  const t = useTranslations('menu')
  const profile = useSession((state) => state.profile)
  const letters = initials(profile?.firstname ?? '', profile?.lastname ?? '')
  return (
    <>
      <BalanceBox />
      <Link to={cashierPaths.deposit} aria-label={t('deposit')} className={buttonClass()}>
        <Plus aria-hidden="true" className="size-5 md:hidden" />
        <span className="whitespace-nowrap max-md:hidden">{t('deposit')}</span>
      </Link>
      <NotificationBell />
      <span className="max-lg:hidden">
        <Popover label={t('account')} triggerText={letters} trigger={<Avatar text={letters} />}>
          <AccountMenu />
        </Popover>
      </span>
    </>
  )
}

function VisitorCorner() {
  const t = useTranslations('menu')
  return (
    <>
      <Link to={authPaths.login} className={cx(buttonClass({ variant: 'ghost' }), VISITORS_ONLY)}>
        {t('logIn')}
      </Link>
      <Link to={authPaths.register} className={cx(buttonClass(), VISITORS_ONLY)}>
        {t('register')}
      </Link>
      <span className="max-lg:hidden">
        <Popover
          label={t('settings')}
          triggerClass="grid size-11 place-items-center text-muted hover:bg-surface-2 hover:text-text"
          trigger={<Languages aria-hidden="true" className="size-5" />}
        >
          <AccountMenu />
        </Popover>
      </span>
    </>
  )
}
