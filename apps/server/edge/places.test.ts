import { describe, expect, it } from 'vitest'
import { addressKey } from './limits.ts'
import { createPlaces } from './places.ts'

describe('places', () => {
  it('are limited per owner and in total; a released one is free again', () => {
    const places = createPlaces({ ofOwner: 2, inAll: 3 })
    const giveBack = places.take('a')
    places.take('a')
    expect([places.isFull('a'), places.isFull('b')]).toEqual([true, false])
    places.take('b')
    expect(places.isFull('b')).toBe(true)
    giveBack()
    expect([places.isFull('a'), places.isFull('b')]).toEqual([false, false])
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
