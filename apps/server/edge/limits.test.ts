import { maintenanceCheckStatus, systemPing } from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import { describe, expect, it } from 'vitest'
import { addressKey, createLimits, WINDOWS_MAX } from './limits.ts'

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

  /** Player limits with a separate clock; `a` has used its budget. */
  function spent() {
    const clock = fakeClock(start)
    const { perPlayer } = createLimits(clock, 'on')
    for (let call = 0; call < points; call++) expect(perPlayer(systemPing, 'a')).toBeNull()
    return { clock, perPlayer }
  }

  it('allows the declared number, then returns the wait, and allows calls again after it', () => {
    const { clock, perPlayer } = spent()
    expect(perPlayer(systemPing, 'a')).toBe(windowMs / 1000)
    clock.advance(windowMs - 1)
    expect(perPlayer(systemPing, 'a')).toBe(1)
    clock.advance(1)
    expect(perPlayer(systemPing, 'a')).toBeNull()
  })

  it('keeps a window to its end, whenever others started', () => {
    const clock = fakeClock(start)
    const { perPlayer } = createLimits(clock, 'on')
    perPlayer(systemPing, 'first')
    clock.advance(windowMs - 1)
    for (let call = 0; call < points; call++) perPlayer(systemPing, 'a')
    clock.advance(windowMs - 1)
    expect(perPlayer(systemPing, 'a')).toBe(1)
    clock.advance(1)
    expect(perPlayer(systemPing, 'a')).toBeNull()
  })

  it('counts each caller and each procedure separately', () => {
    const { perPlayer } = spent()
    expect(perPlayer(systemPing, 'a')).not.toBeNull()
    expect(perPlayer(systemPing, 'b')).toBeNull()
    expect(perPlayer(maintenanceCheckStatus, 'a')).toBeNull()
  })

  it('gives an address ten times the budget of a player', () => {
    const { perAddress } = createLimits(fakeClock(start), 'on')
    for (let call = 0; call < points * 10; call++) expect(perAddress(systemPing, 'a')).toBeNull()
    expect(perAddress(systemPing, 'a')).not.toBeNull()
  })

  it('C06: gives an IPv6 /48 eight times the budget of an address, however many addresses it uses', () => {
    const { perAddress } = createLimits(fakeClock(start), 'on')
    const from = (subscriber: number) => addressKey(`2001:db8:1:${subscriber.toString(16)}::1`)
    for (let call = 0; call < points * 80; call++) expect(perAddress(systemPing, from(call))).toBeNull()
    expect(perAddress(systemPing, from(points * 80))).toBe(windowMs / 1000)
    expect(perAddress(systemPing, addressKey('2001:db8:2::1'))).toBeNull()
  })

  it('counts nothing when off', () => {
    const { perPlayer } = createLimits(fakeClock(start), 'off')
    for (let call = 0; call <= points; call++) expect(perPlayer(systemPing, 'a')).toBeNull()
  })

  it('keeps used budgets during a flood, and drops the oldest windows to bound memory', () => {
    const { perPlayer } = spent()
    const flood = (name: string) => {
      // Calls another procedure, because all share one limit of windows.
      for (let call = 0; call < WINDOWS_MAX; call++) perPlayer(maintenanceCheckStatus, `${name}-${call}`)
    }
    flood('x')
    expect(perPlayer(systemPing, 'a')).not.toBeNull()
    flood('y')
    expect(perPlayer(systemPing, 'a')).toBeNull()
  })
})
