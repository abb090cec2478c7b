import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFeed } from '../hooks/use-feed.ts'
import { CouponBar } from './coupon-bar.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'

/** A page with its links, and the coupon beside or below it. */
export function CouponFrame({ nav }: { readonly nav: ReactNode }) {
  useFeed()
  return (
    <>
      <div className="flex gap-5">
        <div className="min-w-0 flex-1 max-xl:pb-20">
          {nav}
          <Outlet />
        </div>
        <CouponDrawer />
      </div>
      <CouponBar />
    </>
  )
}
