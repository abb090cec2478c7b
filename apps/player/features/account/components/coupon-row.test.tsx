import { en as player } from '@poyraz/text/player/en'
import { en as wallet } from '@poyraz/text/wallet/en'
import { LangContext } from '@poyraz/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import type { Messages } from '../../../shared/i18n/messages.ts'
import type { Coupon } from '../api/history.ts'
import { CouponRow } from './coupon-row.tsx'

const COUPON: Coupon = {
  couponID: '019a9d00-0000-7000-8000-000000000001',
  code: 'K7QX20',
  state: 'open',
  placedAt: '2026-01-05T21:30:00Z',
  stake: 10_000,
  totalOdds: 3700,
  potentialWin: 37_000,
  win: null,
  selections: [
    { event: 'Kuzey - Güney', market: 'Result', selection: '1', odds: 1850, state: 'won' },
    { event: 'Doğu - Batı', market: 'Goals', selection: 'Over 2.5', odds: 2000, state: 'open' },
  ],
}

function textOf(coupon: Coupon): string {
  const html = renderToStaticMarkup(
    <LangContext value="en">
      <IntlProvider
        locale="en"
        messages={{ ...player, ...wallet } as unknown as Messages}
        timeZone="Europe/Istanbul"
      >
        <CouponRow coupon={coupon} />
      </IntlProvider>
    </LangContext>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('shows the potential win of an open coupon (S1.7, S2.26)', () => {
  const text = textOf(COUPON)
  for (const part of ['Coupon K7QX20', '2 selections', 'Open', 'Potential win ₺370.00', '₺100.00 × 3.70']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('Kuzey - Güney Result · 1 1.85 Won')
})

it('shows the win of a settled coupon (S1.7, S2.26)', () => {
  const text = textOf({ ...COUPON, state: 'closed', win: 0 })
  expect(text).toContain('Wins ₺0.00')
  expect(text).not.toContain('₺370.00')
})

it('shows no odds beside a win that they do not give, as of a coupon that was cashed out', () => {
  const sold = textOf({ ...COUPON, state: 'closed', win: 9_160 })
  expect(sold).toContain('₺91.60')
  expect(sold).not.toContain('×')
  expect(textOf({ ...COUPON, state: 'closed', win: 37_000 })).toContain('₺100.00 × 3.70')
})
