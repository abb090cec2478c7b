import { maintenanceCheckStatus, systemPing } from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import { describe, expect, it } from 'vitest'
import { addressKey, createLimits } from './limits.ts'

describe('addressKey', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
  ])('%s -> %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('createLimits', () => {
  const { points, windowMs } = systemPing.rate
  const start = Date.parse('2026-11-21T09:00:00Z')

  it('lets the declared number through, then says when to come back, and lets it through again', () => {
    const clock = fakeClock(start)
    const { perCaller } = createLimits(clock, 'on')
    for (let call = 0; call < points; call++) expect(perCaller(systemPing, 'a')).toBeNull()
    expect(perCaller(systemPing, 'a')).toBe(windowMs / 1000)
    clock.advance(windowMs - 1)
    expect(perCaller(systemPing, 'a')).toBe(1)
    clock.advance(1)
    expect(perCaller(systemPing, 'a')).toBeNull()
  })

  it('counts each caller and each procedure apart', () => {
    const { perCaller } = createLimits(fakeClock(start), 'on')
    for (let call = 0; call <= points; call++) perCaller(systemPing, 'a')
    expect(perCaller(systemPing, 'a')).not.toBeNull()
    expect(perCaller(systemPing, 'b')).toBeNull()
    expect(perCaller(maintenanceCheckStatus, 'a')).toBeNull()
  })

  it('gives an address ten times the budget of a caller', () => {
    const { perAddress } = createLimits(fakeClock(start), 'on')
    for (let call = 0; call < points * 10; call++) expect(perAddress(systemPing, 'a')).toBeNull()
    expect(perAddress(systemPing, 'a')).not.toBeNull()
  })

  it('counts nothing when off', () => {
    const { perCaller } = createLimits(fakeClock(start), 'off')
    for (let call = 0; call <= points; call++) expect(perCaller(systemPing, 'a')).toBeNull()
  })

  it('remembers a bounded number of callers and still limits them', () => {
    const clock = fakeClock(start)
    const { perCaller } = createLimits(clock, 'on')
    for (let call = 0; call < 100_000; call++) perCaller(systemPing, `old-${call}`)
    clock.advance(windowMs)
    for (let call = 0; call <= points; call++) perCaller(systemPing, 'new')
    expect(perCaller(systemPing, 'new')).not.toBeNull()
  })
})
