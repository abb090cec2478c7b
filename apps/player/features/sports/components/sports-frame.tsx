import { en } from '@poyraz/text/coupons/en'
import { tr } from '@poyraz/text/coupons/tr'
import { Outlet } from '@tanstack/react-router'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { useFeed } from '../hooks/use-feed.ts'
import { CouponBar } from './coupon-bar.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { SportsNav } from './sports-nav.tsx'

const TEXTS = { tr, en } as const

/** Frame of all pages of the sportsbook: their links, the page, and the coupon beside or below it. */
export function SportsFrame() {
  useFeed()
  return (
    <TextsBeyond texts={TEXTS}>
      <div className="flex gap-5">
        <div className="min-w-0 flex-1 max-xl:pb-20">
          <SportsNav />
          <Outlet />
        </div>
        <CouponDrawer />
      </div>
      <CouponBar />
    </TextsBeyond>
  )
}
