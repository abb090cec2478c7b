import { userInfo } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readOrder } from './order.ts'

const staffOf = (name: string) => {
  const typed = readOrder(['cards', 'list', '--as', name])
  return typeof typed === 'string' ? typed : typed.order.staff
}

afterEach(() => vi.unstubAllEnvs())

describe('an order', () => {
  it('is read word by word', () => {
    vi.stubEnv('SUDO_USER', undefined)
    const words = ['bonuses', 'approve', 'ID', '100', '--as', 'ayse', '--tell', 'Hoş geldin']
    const said = { note: '', tell: 'Hoş geldin', to: '' }
    const what = { action: 'approve', subject: 'ID', detail: '100', staff: `ayse@${userInfo().username}` }
    expect(readOrder(words)).toEqual({ area: 'bonuses', order: { ...what, ...said } })
  })

  it.each([
    [['bonuses', 'approve', 'ID', '100', '--tel', 'Hoş geldin'], '--tel'],
    [['bonuses', 'approve', 'ID', '100', '--tell'], '--tell'],
    [['bonuses', 'approve', 'ID', '100', 'Hoş geldin'], 'Hoş geldin'],
  ])('is not carried out in part: %j', (words, fault) => {
    expect(readOrder(words)).toContain(fault)
  })
})

describe('who works', () => {
  it('is the name that was typed, beside the account that it was typed under', () => {
    vi.stubEnv('SUDO_USER', undefined)
    expect(staffOf('ayse')).toBe(`ayse@${userInfo().username}`)
    vi.stubEnv('SUDO_USER', 'Ayşe K')
    expect(staffOf('ayse')).toBe(`ayse@Ay_e_K/${userInfo().username}`)
    expect(['', 'ayse@root'].map(staffOf)).toEqual(['', ''])
  })
})
