import { en as coupons } from '@poyraz/text/coupons/en'
import { tr as kuponlar } from '@poyraz/text/coupons/tr'
import { en } from '@poyraz/text/virtual/en'
import { tr } from '@poyraz/text/virtual/tr'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { CouponFrame } from '../components/coupon-frame.tsx'
import { VirtualNav } from './virtual-nav.tsx'

const TEXTS = { tr: { ...kuponlar, ...tr }, en: { ...coupons, ...en } } as const

/** Frame of the pages of virtual games. */
export function VirtualFrame() {
  return (
    <TextsBeyond texts={TEXTS}>
      <CouponFrame nav={<VirtualNav />} />
    </TextsBeyond>
  )
}
