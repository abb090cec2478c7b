import { DAY_MS, kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { coinsFor } from './coins.ts'
import { TRANSFER_DATE } from './fields.ts'
import { brokenFields, detailsOf } from './form.ts'
import { FEASTS, reckonedFeast } from './holidays.ts'
import { filtered, isOpenAt, listedOf, METHODS, maxFor, methodById } from './list.ts'
import { DEPOSIT, type Direction, isGroup, TRANSFER_TYPES, WITHDRAWAL } from './method.ts'

const eft = () => {
  const method = methodById(12)
  if (!method) throw new Error('EFT is a method')
  return method
}

describe('the methods', () => {
  it('have unique ids, groups included, and valid house accounts of the ledger', () => {
    const groups = ([DEPOSIT, WITHDRAWAL] as const).flatMap((direction) =>
      listedOf(direction).filter(isGroup),
    )
    const ids = [...METHODS, ...groups].map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { houseCode } of METHODS) expect(houseCode).toMatch(/^house:[a-z0-9:]{1,56}$/)
  })

  it('cover every transfer type, with the sandbox first', () => {
    expect(listedOf(DEPOSIT)[0]?.id).toBe(1)
    const types = (direction: Direction) =>
      new Set(METHODS.filter((method) => method.direction === direction).map((method) => method.transferType))
    expect(types(DEPOSIT)).toEqual(new Set(Object.values(TRANSFER_TYPES)))
    expect(types(WITHDRAWAL)).toEqual(new Set([1, 3, 4, 8]))
  })

  it('have consistent limits, fees, amounts and patterns', () => {
    for (const { min, max, fee, amounts, maxUnverified, fields } of METHODS) {
      expect(min > 0n && min < max && fee < min).toBe(true)
      for (const amount of amounts ?? []) expect(amount >= min && amount <= max).toBe(true)
      if (maxUnverified !== null) expect(maxUnverified >= min).toBe(true)
      for (const { pattern, label } of fields) {
        if (pattern !== undefined) expect(() => new RegExp(pattern, 'u')).not.toThrow()
        expect(label.tr && label.en).toBeTruthy()
      }
    }
  })

  it('with bank hours are open on working days from 09:00 to 17:00 in Istanbul', () => {
    const open = (iso: string) => isOpenAt(eft(), Date.parse(iso))
    expect(open('2026-11-23T05:59:59.999Z')).toBe(false)
    expect(open('2026-11-23T06:00:00Z')).toBe(true)
    expect(open('2026-11-23T13:59:59.999Z')).toBe(true)
    expect(open('2026-11-23T14:00:00Z')).toBe(false)
    // Friday night in London is Saturday in Istanbul.
    expect(open('2026-11-20T22:00:00Z')).toBe(false)
    expect(open('2026-11-22T09:00:00Z')).toBe(false)
    // A Thursday that is a public holiday, and the day after it.
    expect(open('2026-10-29T09:00:00Z')).toBe(false)
    expect(open('2026-10-30T09:00:00Z')).toBe(true)
  })

  it('with bank hours are closed on religious holidays, and from 13:00 on their eves', () => {
    const open = (local: string) => isOpenAt(eft(), Date.parse(`${local}:00+03:00`))
    // Ramazan 2026: eve on a Thursday, three days. Kurban 2026: eve on a Tuesday, four days.
    expect(open('2026-03-19T12:59')).toBe(true)
    expect(open('2026-03-19T13:00')).toBe(false)
    expect(open('2026-03-20T10:00')).toBe(false)
    expect(open('2026-03-23T10:00')).toBe(true)
    expect(open('2026-05-25T16:59')).toBe(true)
    expect(open('2026-05-26T12:59')).toBe(true)
    expect(open('2026-05-26T13:00')).toBe(false)
    for (const day of ['27', '28', '29']) expect(open(`2026-05-${day}T10:00`)).toBe(false)
    expect(open('2026-06-01T10:00')).toBe(true)
    // The eve of 29 October is a half-day holiday, too.
    expect(open('2026-10-28T12:59')).toBe(true)
    expect(open('2026-10-28T13:00')).toBe(false)
  })

  it('with bank hours compute religious holidays for years without official dates', () => {
    const open = (day: string, at = '10:00') => isOpenAt(eft(), Date.parse(`${day}T${at}:00+03:00`))
    // Ramazan comes twice in 2034 because the lunar year is shorter. Kurban 2034 is on 1 March, a Wednesday.
    expect(open('2034-12-12')).toBe(false)
    expect(open('2034-12-14')).toBe(false)
    expect(open('2034-12-15')).toBe(true)
    expect([open('2034-02-28'), open('2034-02-28', '14:00'), open('2034-03-01')]).toEqual([
      true,
      false,
      false,
    ])
    // Official dates differ from computed ones by at most one day.
    for (const [first] of FEASTS) {
      const near = [-1, 0, 1].map((days) => reckonedFeast(Date.parse(first) + days * DAY_MS))
      expect(
        near.filter((one) => one !== null),
        first,
      ).toHaveLength(1)
    }
  })

  it('have a lower maximum for unverified players', () => {
    const card = METHODS.find((method) => method.id === 51)
    expect(card && [maxFor(card, 0), maxFor(card, 1)]).toEqual([kurus(250_000), kurus(1_000_000)])
  })

  it('do not list empty groups', () => {
    expect(filtered(listedOf(DEPOSIT), (method) => method.id === 13)).toMatchObject([
      { methods: [{ id: 13 }] },
    ])
  })
})

describe('a form', () => {
  it('stores only its own fields, and neither code nor PIN of a card', () => {
    const card = METHODS.find((method) => method.completion === 'prepaid_card')
    const values = { cardCode: '1234567812345678', cardPin: '1234', branch: 'Konak' }
    expect(card && brokenFields(card, values, '2026-11-21')).toEqual([])
    expect(card && detailsOf(card, values)).toEqual({})
    expect(detailsOf(eft(), values)).toEqual({ branch: 'Konak' })
  })

  it('refuses a date in the future', () => {
    const day = (transferDate: string) =>
      brokenFields({ ...eft(), fields: [TRANSFER_DATE] }, { transferDate }, '2026-11-21')
    expect([day('2026-11-20'), day('2026-11-21')]).toEqual([[], []])
    expect(day('2026-11-22')).toEqual([{ field: 'transferDate', error: 'transfer_date' }])
  })

  it('stores identity numbers masked', () => {
    const cepBank = METHODS.find((method) => method.id === 21)
    const values = { senderIdentityNumber: '12345678950', senderPhone: '05321234567' }
    expect(cepBank && detailsOf(cepBank, values)).toEqual({
      senderIdentityNumber: '123******50',
      senderPhone: '05321234567',
    })
  })
})

describe('an amount in coins', () => {
  it.each([
    [100_00n, 4_000n, 6, '2.500000'],
    [100_00n, 4_215n, 6, '2.372480'],
    [1n, 4_000n, 6, '0.000250'],
    [1n, 412_500_000n, 8, '0.00000001'],
    [825_000_001n, 412_500_000n, 8, '2.00000001'],
  ])('for %i kuruş at rate %i with %i decimals is %s, rounded up', (amount, rate, decimals, coins) => {
    expect(coinsFor(kurus(amount), rate, { decimals })).toBe(coins)
  })
})
