import { fieldsTr, PROVINCES } from '@poyraz/text'
import { describe, expect, it } from 'vitest'
import { birthDateOf } from './birth-date.ts'
import { type RegisterValues, readRegister, registerSchema, requestsOf } from './register-values.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const JUDGE = { passwordLengthMin: 6, nowMs: NOW, lang: 'tr' } as const
const EMPTY: RegisterValues = { ...readRegister(new FormData()), country: 'TR' }
const GOOD: RegisterValues = {
  ...EMPTY,
  username: 'ilkay.34',
  password: 'Gizli-Söz9',
  passwordConfirm: 'Gizli-Söz9',
  firstname: 'İlkay',
  lastname: 'Şahin',
  birthDate: '1990-02-28',
  identityNumber: '12345678950',
  city: 'İstanbul',
  address: 'Çiçek Sokak 4',
  email: 'ilkay@ornek.example',
  phone: '0532 123 45 67',
  acceptRules: true,
}

function broken(change: Partial<RegisterValues>, judge = {}): Record<string, string> {
  const result = registerSchema({ ...JUDGE, ...judge }).safeParse({ ...GOOD, ...change })
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('the registration form', () => {
  it('accepts valid values (S3.34)', () => {
    expect(broken({})).toEqual({})
  })

  it.each<[string, Partial<RegisterValues>, Record<string, string>]>([
    ['a turkish i in the name', { username: 'alı.34' }, { username: 'username_format' }],
    ['a short password', { password: 'Ab1', passwordConfirm: 'Ab1' }, { password: 'password_length' }],
    ['words for a limit', { depositLimit: 'az' }, { depositLimit: 'amount_format' }],
    ['a limit of nothing', { depositLimit: '0' }, { depositLimit: 'amount_format' }],
    ['other entries', { passwordConfirm: 'Gizli-Söz8' }, { passwordConfirm: 'password_mismatch' }],
    ['a wrong identity number', { identityNumber: '12345678951' }, { identityNumber: 'identity_number' }],
    ['a landline', { phone: '0212 123 45 67' }, { phone: 'phone' }],
    ['rules not accepted', { acceptRules: false }, { acceptRules: 'rules_required' }],
    ['one day short of 18', { birthDate: '2008-11-22' }, { birthDate: 'under_age' }],
    ['no date', { birthDate: '1990-02-30' }, { birthDate: 'birth_date' }],
  ])('refuses %s', (_, change, expected) => {
    expect(broken(change)).toEqual(expected)
  })

  it('requires the configured password length and names it', () => {
    const short = { password: 'Mavi7', passwordConfirm: 'Mavi7' }
    const seven = { password: 'Mavi7ke', passwordConfirm: 'Mavi7ke' }
    const strict = { passwordLengthMin: 8 }
    expect(broken(seven)).toEqual({})
    expect(broken(short, strict)).toEqual({ password: 'password_length_strict' })
    expect(broken(seven, strict)).toEqual({ password: 'password_length_strict' })
  })

  it.each([
    ['tr', '', null],
    ['tr', '1.000,50', { period: 'week', value: 100_050 }],
    ['en', '1,000.50', { period: 'week', value: 100_050 }],
  ] as const)('parses a limit in its language: %s %s (R40)', (lang, depositLimit, limit) => {
    const typed = { ...GOOD, limitPeriod: 'week', depositLimit } as const
    expect(broken(typed, { lang })).toEqual({})
    const requests = requestsOf(typed, lang)
    expect(requests.limit).toEqual(limit)
    expect(typed).toEqual({ ...requests.account, limitPeriod: 'week', depositLimit })
    expect(Object.keys(requests.account)).not.toContain('depositLimit')
  })

  it('accepts a player on the 18th birthday', () => {
    expect(broken({ birthDate: '2008-11-21' })).toEqual({})
  })

  it('shows each broken rule of an empty form at its field with an existing text (S3.34)', () => {
    const errors = registerSchema(JUDGE).safeParse(EMPTY).error?.issues ?? []
    const fields = new Set(errors.map((issue) => issue.path.join('.')))
    expect(fields).toEqual(
      new Set(
        'username password firstname lastname birthDate identityNumber city address email phone acceptRules'.split(
          ' ',
        ),
      ),
    )
    expect(errors.filter((issue) => !(issue.message in fieldsTr))).toEqual([])
  })
})

describe('birthDateOf', () => {
  it.each([
    [['7', '3', '1990'], '1990-03-07'],
    [['', '', ''], ''],
    [['7', '', '1990'], '1990-00-07'],
  ])('converts %j to %s', (parts, expected) => {
    expect(birthDateOf(parts)).toBe(expected)
  })
})

it('lists all 81 provinces once', () => {
  expect(new Set(PROVINCES).size).toBe(81)
})
