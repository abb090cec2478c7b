import { maintenanceCheckStatus, systemPing } from '@poyraz/contract'
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
  const points = systemPing.rate.points

  it('lets the declared number through, then says when to come back', async () => {
    const limits = createLimits([systemPing, maintenanceCheckStatus], 'on')
    for (let call = 0; call < points; call++) expect(await limits.perCaller(systemPing, 'a')).toBeNull()
    const waitS = await limits.perCaller(systemPing, 'a')
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(60)
    expect(await limits.perCaller(systemPing, 'b')).toBeNull()
    expect(await limits.perCaller(maintenanceCheckStatus, 'a')).toBeNull()
  })

  it('gives an address ten times the budget of a caller', async () => {
    const limits = createLimits([systemPing], 'on')
    for (let call = 0; call < points * 10; call++) expect(await limits.perAddress(systemPing, 'a')).toBeNull()
    expect(await limits.perAddress(systemPing, 'a')).not.toBeNull()
  })

  it('counts nothing when off', async () => {
    const limits = createLimits([systemPing], 'off')
    for (let call = 0; call <= points; call++) expect(await limits.perCaller(systemPing, 'a')).toBeNull()
  })
})
