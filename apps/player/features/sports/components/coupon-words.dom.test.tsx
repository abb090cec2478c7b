import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LANGS, show, TEXTS } from '../../../testing/show.tsx'
import { aCoupon } from '../testing/coupons.ts'
import { CouponState } from './coupon-words.tsx'

it.each(LANGS)('does not call a coupon won that paid less than its stake (%s)', async (lang) => {
  const { states } = TEXTS[lang].sports.coupons
  const settled = { state: 'won', stake: 10_000, openStake: 0 } as const
  await show(<CouponState coupon={aCoupon({ ...settled, win: 9_900 })} />, lang)
  expect(screen.queryByText(states.partlyWon)).not.toBeNull()
  await show(<CouponState coupon={aCoupon({ ...settled, win: 10_100 })} />, lang)
  expect(screen.queryByText(states.won)).not.toBeNull()
})
