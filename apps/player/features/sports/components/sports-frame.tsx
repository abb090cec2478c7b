import { en } from '@poyraz/text/coupons/en'
import { tr } from '@poyraz/text/coupons/tr'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { CouponFrame } from './coupon-frame.tsx'
import { SportsNav } from './sports-nav.tsx'

const TEXTS = { tr, en } as const

/** Frame of all pages of the sportsbook. */
export function SportsFrame() {
  return (
    <TextsBeyond texts={TEXTS}>
      <CouponFrame nav={<SportsNav />} />
    </TextsBeyond>
  )
}
