import { describe, expect, it } from 'vitest'
import { addressKey } from './limits.ts'
import { createPlaces } from './places.ts'

describe('places', () => {
  it('are limited per owner and in total; a released one is free again', () => {
    const places = createPlaces({ ofOwner: 2, inAll: 4 })
    const giveBack = places.take('a')
    places.take('a')
    expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
    places.take('b')
    places.take('c')
    expect([places.isFull('b'), places.isFull('d')]).toEqual([true, true])
    giveBack()
    expect([places.isFull('a'), places.isFull('d')]).toEqual([true, false])
  })

  it('C06: are left for others, however many owners take all that they get', () => {
    for (const owners of [1, 16, 64, 300]) {
      const places = createPlaces({ ofOwner: 128, inAll: 2048 })
      for (let round = 0; round < 200; round++)
        for (let owner = 0; owner < owners; owner++) {
          const address = owner % 2 === 0 ? `10.0.0.${owner}` : addressKey(`2001:db8:${owner}:${round}::1`)
          if (!places.isFull(address)) places.take(address)
        }
      expect(places.isFull('10.1.1.1')).toBe(false)
    }
  })

  it('C06: an IPv6 /48 has eight times those of an address, however many addresses it uses', () => {
    const places = createPlaces({ ofOwner: 2, inAll: 100 })
    const from = (subscriber: number) => addressKey(`2001:db8:1:${subscriber}::1`)
    const taken = Array.from({ length: 16 }, (_, subscriber) => places.take(from(subscriber)))
    expect([places.isFull(from(99)), places.isFull(addressKey('2001:db8:2::1'))]).toEqual([true, false])
    taken[0]?.()
    expect(places.isFull(from(99))).toBe(false)
  })
})
