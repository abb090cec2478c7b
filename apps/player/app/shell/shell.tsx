import { cx } from '@poyraz/ui'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ConnectionBar } from './connection-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { ProtectionPart } from './protection-part.tsx'
import { Rail } from './rail.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { WaitingDialog } from './waiting-dialog.tsx'

/**
 * The frame of every page. A game takes the whole screen: there is no footer and, on phones, no tab bar. Both
 * depend on the current page, so they return however the player leaves the game.
 */
export function Shell() {
  const skip = useTranslations('site')('skip')
  const gaming = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isGame),
  })
  useFocusOnMain()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 font-bold text-on-brand focus-visible:translate-y-0"
      >
        {skip}
      </a>
      <Rail />
      <div className={cx('flex flex-col lg:pl-21', gaming ? 'h-dvh' : 'min-h-dvh max-lg:pb-16')}>
        <TopBar marks={!gaming} />
        {!gaming && <CookieNotice />}
        <ConnectionBar />
        <ProtectionPart />
        <main
          id="main"
          tabIndex={-1}
          className={cx(
            'flex flex-1 flex-col',
            !gaming && 'page-room mx-auto w-full max-w-content px-4 pt-4 lg:px-7 lg:pt-6',
          )}
        >
          <Outlet />
        </main>
        {!gaming && <Footer />}
      </div>
      {!gaming && <TabBar />}
      <NoticeBoard inGame={gaming} />
      <WaitingDialog />
    </>
  )
}

/**
 * Moves the focus to a new page after it has rendered, so that keyboards and screen readers start at its
 * content. Focus that is already inside the page (for example on a filter) stays.
 */
function useFocusOnMain(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
      }),
    [router],
  )
}
