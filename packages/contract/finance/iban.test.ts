import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankAccountForm } from './bank-account-form.ts'
import { bankCodeOf, isIban, normalizeIban } from './iban.ts'

const VALID = [
  'TR85 0001 0000 0000 0012 3456 78',
  'TR60 0006 2012 3456 7890 1234 56',
  'TR03 0020 6010 0000 0000 0000 00',
  'TR71 0006 20AB 12CD 34EF 56GH 78',
  'tr33 0006 1005 1978 6457 8413 26',
]

describe('an IBAN', () => {
  it.each(VALID)('%s is one', (text) => {
    expect(isIban(normalizeIban(text))).toBe(true)
  })

  it.each([
    ['wrong check digits', 'TR61 0006 2012 3456 7890 1234 56'],
    ['swapped digits', 'TR60 0006 2012 3456 7890 2134 56'],
    ['a reserve digit that is not 0', 'TR35 0006 2112 3456 7890 1234 56'],
    ['one digit too few', 'TR60 0006 2012 3456 7890 1234 5'],
    ['one digit too many', 'TR60 0006 2012 3456 7890 1234 567'],
    ['another country', 'DE89 3704 0044 0532 0130 00'],
    ['full-width digits', 'TR６０ 0006 2012 3456 7890 1234 56'],
    ['Turkish letters in the account', 'TR71 0006 20AB 12CD 34EF 56GĞ 78'],
    ['nothing', ''],
  ])('with %s is none', (_, text) => {
    expect(isIban(normalizeIban(text))).toBe(false)
  })

  it('has no valid neighbour one digit away, nor with two neighbours swapped', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID.slice(0, 3)),
        fc.integer({ min: 2, max: 25 }),
        digit,
        (text, at, to) => {
          const iban = normalizeIban(text)
          const changed = `${iban.slice(0, at)}${to}${iban.slice(at + 1)}`
          expect(isIban(changed)).toBe(changed === iban)
          const swapped = `${iban.slice(0, at)}${iban[at + 1] ?? ''}${iban[at]}${iban.slice(at + 2)}`
          expect(isIban(swapped)).toBe(swapped === iban)
        },
      ),
    )
  })

  it('is spelled alike whatever the language of the browser, and names its bank', () => {
    expect(normalizeIban(' tr71 0006 20ai ')).toBe('TR71000620AI')
    expect(bankCodeOf(normalizeIban('TR60 0006 2012 3456 7890 1234 56'))).toBe('00062')
  })
})

describe('the form of a bank account', () => {
  const form = {
    bankID: 1,
    owner: '  Işıl   Çağlayan ',
    branchCode: '12 34',
    accountNumber: '1234 5678',
    iban: 'tr60 0006 2012 3456 7890 1234 56',
  }
  const errors = (change: object) => {
    const parsed = bankAccountForm.safeParse({ ...form, ...change })
    return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
  }

  it('comes out in one spelling (S3.18)', () => {
    expect(bankAccountForm.parse(form)).toEqual({
      bankID: 1,
      owner: 'Işıl Çağlayan',
      branchCode: '1234',
      accountNumber: '12345678',
      iban: 'TR600006201234567890123456',
    })
  })

  it.each([
    [{ iban: '' }, ['iban required', 'iban iban']],
    [{ iban: 'TR61 0006 2012 3456 7890 1234 56' }, ['iban iban']],
    [{ branchCode: '123456' }, ['branchCode branch_code']],
    [{ branchCode: '12a' }, ['branchCode branch_code']],
    [{ accountNumber: 'x' }, ['accountNumber account_number']],
    [{ owner: '=cmd|calc' }, ['owner person_name']],
    [{ owner: '' }, ['owner required', 'owner too_short', 'owner person_name']],
  ])('with %j has these mistakes (S3.18)', (change, mistakes) => {
    expect(errors(change)).toEqual(mistakes)
  })
})
