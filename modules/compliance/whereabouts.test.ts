import { HOUR_MS } from '@poyraz/kernel'
import { describe, expect, test } from 'vitest'
import { isNorthernCyprus, turkishSigns, type Whereabouts } from './person-signs.ts'
import { isImpossibleTravel } from './travel.ts'

const ABROAD: Whereabouts = {
  country: 'DE',
  city: 'Köln',
  address: 'Van-Gogh-Straße 5',
  phone: '+4915112345678',
  identityNumber: 'L01X00T47',
  addressCountry: 'DE',
  paysInLira: false,
}

test.each<[Partial<Whereabouts>, string[]]>([
  [{}, []],
  [{ addressCountry: 'TR' }, ['ip']],
  [{ country: 'TR' }, ['residence']],
  [{ phone: '+905321112233' }, ['phone']],
  [{ identityNumber: '10000000078' }, ['identity_number']],
  [{ city: 'Kadıköy / ISTANBUL' }, ['address']],
  [{ address: 'Moda Cad. 5, 34710 Kadıköy/İstanbul' }, ['address']],
  [{ address: 'Atatürk Bulvarı 1, TÜRKİYE' }, ['address']],
  [{ address: 'Ankara Street 3', city: 'London' }, []],
  [{ paysInLira: true }, ['payment']],
  [{ country: 'TR', addressCountry: 'TR', phone: '+905321112233' }, ['ip', 'residence', 'phone']],
])('%j shows %j', (change, signs) => {
  expect(turkishSigns({ ...ABROAD, ...change })).toEqual(signs)
})

test.each<[Partial<Whereabouts>, boolean]>([
  [{}, false],
  [{ country: 'CY', city: 'GIRNE' }, true],
  [{ country: 'TR', city: 'lefkoşa' }, true],
  [{ country: 'CY', city: 'Limasol' }, false],
  [{ country: 'DE', city: 'Girne' }, false],
  [{ phone: '+903922281234' }, true],
])('%j lives in Northern Cyprus: %s', (change, lives) => {
  expect(isNorthernCyprus({ ...ABROAD, ...change })).toBe(lives)
})

describe('travel (R69)', () => {
  const ISTANBUL = { latitude: 41.01, longitude: 28.98 }
  const LONDON = { latitude: 51.51, longitude: -0.13 }
  const BURSA = { latitude: 40.19, longitude: 29.06 }
  test.each([
    ['London an hour later', LONDON, HOUR_MS, true],
    ['London four hours later', LONDON, 4 * HOUR_MS, false],
    ['Bursa at once', BURSA, 0, false],
    ['London with the clock put back', LONDON, -HOUR_MS, true],
  ])('from Istanbul to %s', (_, place, laterMs, impossible) => {
    const before = { atMs: 0, ...ISTANBUL }
    expect(isImpossibleTravel(before, { atMs: laterMs, ...place })).toBe(impossible)
  })
})
