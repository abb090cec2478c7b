import { describe, expect, it, test } from 'vitest'
import {
  type Answer,
  EXCLUSION_STATES,
  type GateInputs,
  IDENTITY_STATES,
  LOCATION_STATES,
  licenceGate,
  TURKISH_SIGNS,
} from './licence-gate.ts'
import { GATED, type Jurisdiction, PLAY_MONEY, STRICT } from './profile.ts'

const LICENSED: Jurisdiction = {
  code: 'XX',
  profile: STRICT,
  licences: GATED.map((product) => ({
    jurisdiction: 'XX',
    product,
    currency: 'EUR',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  })),
}
const UNKNOWN: Jurisdiction = { ...LICENSED, code: null }

const VALID: GateInputs = {
  jurisdiction: LICENSED,
  product: 'slots',
  currency: 'EUR',
  age: 30,
  identity: 'verified',
  exclusion: 'none',
  location: 'ok',
  signs: [],
  northernCyprus: false,
  today: '2026-11-21',
}

/** Every combination of the inputs of the licence gate. */
function* matrix(): Generator<GateInputs> {
  const signs = [[], ...TURKISH_SIGNS.map((sign) => [sign]), [...TURKISH_SIGNS]]
  for (const jurisdiction of [LICENSED, UNKNOWN, PLAY_MONEY])
    for (const product of GATED)
      for (const currency of ['EUR', 'TRY', 'TRY_PLAY'])
        for (const age of [null, 17, 18])
          for (const identity of IDENTITY_STATES)
            for (const exclusion of EXCLUSION_STATES)
              for (const location of LOCATION_STATES)
                for (const northernCyprus of [false, true])
                  for (const today of ['2025-12-31', '2026-11-21', '2027-01-01'])
                    for (const seen of signs)
                      yield {
                        jurisdiction,
                        product,
                        currency,
                        age,
                        identity,
                        exclusion,
                        location,
                        northernCyprus,
                        today,
                        signs: seen,
                      }
}

/** Returns the first combination that breaks the rule, or none. */
function broken(holds: (inputs: GateInputs, answer: Answer) => boolean): readonly GateInputs[] {
  for (const inputs of matrix()) {
    if (!holds(inputs, licenceGate(inputs).answer)) return [inputs]
  }
  return []
}

const isExcluded = ({ exclusion }: GateInputs) => exclusion === 'excluded' || exclusion === 'register'
const isDenied = (inputs: GateInputs) =>
  inputs.age !== 18 || inputs.identity === 'refused' || isExcluded(inputs)

describe('every combination at the licence gate (A48)', () => {
  test('allows real money exactly if every condition is met', () => {
    const isWhole = (inputs: GateInputs) =>
      inputs.jurisdiction === LICENSED &&
      inputs.currency === 'EUR' &&
      inputs.age === 18 &&
      inputs.identity === 'verified' &&
      inputs.exclusion === 'none' &&
      inputs.location === 'ok' &&
      inputs.signs.length === 0 &&
      !inputs.northernCyprus &&
      inputs.today === '2026-11-21'
    expect(broken((inputs, answer) => (answer === 'allow') === isWhole(inputs))).toEqual([])
  })

  test('denies everything to players who are under age, refused, excluded or listed', () => {
    expect(broken((inputs, answer) => !isDenied(inputs) || answer === 'deny')).toEqual([])
  })

  test('allows play money at most with any sign of Türkiye', () => {
    expect(broken((inputs, answer) => inputs.signs.length === 0 || answer !== 'allow')).toEqual([])
  })

  test('denies in play money only because of the person or Northern Cyprus', () => {
    const isClosed = ({ northernCyprus, product }: GateInputs) =>
      northernCyprus && ['slots', 'live', 'sports'].includes(product)
    const holds = (inputs: GateInputs, answer: Answer) =>
      inputs.jurisdiction !== PLAY_MONEY || (answer === 'deny') === (isDenied(inputs) || isClosed(inputs))
    expect(broken(holds)).toEqual([])
  })
})

describe('one changed condition', () => {
  it('allows if every condition is met', () => {
    expect(licenceGate(VALID)).toEqual({ answer: 'allow', reason: 'valid' })
  })

  test.each<[string, Partial<GateInputs>, string, string]>([
    ['an unknown jurisdiction', { jurisdiction: UNKNOWN }, 'play_money_only', 'no_licence'],
    ['another currency', { currency: 'TRY' }, 'play_money_only', 'no_licence'],
    ['the last day of the licence', { today: '2026-12-31' }, 'allow', 'valid'],
    ['midnight after it', { today: '2027-01-01' }, 'play_money_only', 'no_licence'],
    ['the day before the licence', { today: '2025-12-31' }, 'play_money_only', 'no_licence'],
    ['a Turkish phone', { signs: ['phone'] }, 'play_money_only', 'turkish_sign'],
    ['a day under 18', { age: 17 }, 'deny', 'under_age'],
    ['an unknown age', { age: null }, 'deny', 'under_age'],
    ['nobody verified', { identity: 'none' }, 'deny', 'kyc_required'],
    ['documents refused', { identity: 'refused' }, 'deny', 'kyc_required'],
    ['a self-exclusion', { exclusion: 'excluded' }, 'deny', 'excluded'],
    ['a register that is silent', { exclusion: 'register_silent' }, 'deny', 'excluded'],
    ['a VPN', { location: 'vpn' }, 'deny', 'jurisdiction'],
    ['a location that failed', { location: 'failed' }, 'deny', 'jurisdiction'],
    ['slots in Northern Cyprus', { northernCyprus: true }, 'deny', 'jurisdiction'],
    [
      'poker in Northern Cyprus',
      { northernCyprus: true, product: 'poker' },
      'play_money_only',
      'jurisdiction',
    ],
  ])('%s', (_, change, answer, reason) => {
    expect(licenceGate({ ...VALID, ...change })).toEqual({ answer, reason })
  })

  test('the stricter of two conflicting signals wins', () => {
    const inputs: GateInputs = { ...VALID, signs: ['ip'], exclusion: 'register' }
    expect(licenceGate(inputs)).toEqual({ answer: 'deny', reason: 'excluded' })
  })

  test('a failed location check still allows play money in the play-money profile', () => {
    const inputs: GateInputs = { ...VALID, jurisdiction: PLAY_MONEY, location: 'failed' }
    expect(licenceGate(inputs).answer).toBe('play_money_only')
  })
})
