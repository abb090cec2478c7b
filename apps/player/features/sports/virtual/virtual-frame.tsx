import { en as coupons } from '@poyraz/text/coupons/en'
import { tr as kuponlar } from '@poyraz/text/coupons/tr'
import { en } from '@poyraz/text/virtual/en'
import { tr } from '@poyraz/text/virtual/tr'
import { Outlet } from '@tanstack/react-router'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { CouponBar } from '../components/coupon-bar.tsx'
import { CouponDrawer } from '../components/coupon-drawer.tsx'
import { useFeed } from '../hooks/use-feed.ts'
import { VirtualNav } from './virtual-nav.tsx'

const TEXTS = { tr: { ...kuponlar, ...tr }, en: { ...coupons, ...en } } as const

/** Frame of the pages of virtual games: the links between them, the page, and the coupon beside or below it. */
export function VirtualFrame() {
  useFeed()
  return (
    <TextsBeyond texts={TEXTS}>
      <div className="flex gap-5">
        <div className="min-w-0 flex-1 max-xl:pb-20">
          <VirtualNav />
          <Outlet />
        </div>
        <CouponDrawer />
      </div>
      <CouponBar />
    </TextsBeyond>
  )
}
