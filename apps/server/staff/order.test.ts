import { describe, expect, it } from 'vitest'
import { readOrder } from './order.ts'

describe('an order', () => {
  it('is parsed from its arguments', () => {
    const words = ['bonuses', 'approve', 'ID', '100', '--tell', 'Hoş geldin']
    const said = { note: '', tell: 'Hoş geldin', to: '', from: '' }
    const what = { action: 'approve', subject: 'ID', detail: '100' }
    expect(readOrder(words)).toEqual({ area: 'bonuses', order: { ...what, ...said } })
  })

  it.each([
    [['bonuses', 'approve', 'ID', '100', '--tel', 'Hoş geldin'], '--tel'],
    [['bonuses', 'approve', 'ID', '100', '--tell'], '--tell'],
    [['bonuses', 'approve', 'ID', '100', 'Hoş geldin'], 'Hoş geldin'],
  ])('is refused as a whole if an argument is wrong: %j', (words, fault) => {
    expect(readOrder(words)).toContain(fault)
  })
})
