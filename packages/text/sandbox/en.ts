import type { tr } from './tr.ts'

/** The same keys with texts of their own: a missing or an extra one does not compile. */
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

export const en = {
  name: 'English',
  play: 'Play money',
  title: 'Test payment',
  hint: 'No real money here. Choose what becomes of the payment.',
  amount: 'Amount',
  account: 'Account paid to',
  order: 'Order',
  back: 'Back to the site',
  actions: {
    approve: 'Pay',
    refuse: 'Refuse the payment',
    delay: 'Report it late',
    duplicate: 'Report it three times',
    lie: 'Report a wrong amount',
  },
  notes: {
    approve: 'The payment is approved and goes to your balance.',
    refuse: 'The bank turns the payment down.',
    delay: 'The payment is made, its report comes {seconds} seconds later.',
    duplicate: 'The same report comes three times; the money comes once.',
    lie: 'The reported amount is ₺10 too high; nothing is credited, a person looks at it.',
  },
  paid: 'This payment was made.',
  failed: 'This payment was refused.',
  refunded: 'This payment was refunded.',
  charged_back: 'The bank took this payment back.',
} as const satisfies Same<typeof tr>
