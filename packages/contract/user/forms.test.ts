import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, isBirthDate } from './birth-date.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { COUNTRIES } from './countries.ts'
import { newPasswordOf } from './form-fields.ts'
import { isIdentityNumber, isTckn, maskIdentityNumber, normalizeIdentityNumber } from './identity-number.ts'
import { hasDigit, isCommonPassword } from './password.ts'
import { isMobilePhone, normalizePhone } from './phone.ts'
import { userRegister } from './register.ts'
import { foldUsername, isUsername } from './username.ts'

describe('T.C. kimlik no', () => {
  it.each([
    '12345678950',
    '98765432150',
    '10000000078',
    '11111111110',
    '99000000042',
    '31415926562',
    '27182818254',
    '55512345606',
    '24681357994',
    '16100000086',
    '61100000086',
  ])('%s is valid', (number) => {
    expect(isTckn(number)).toBe(true)
  })

  it.each([
    '12345678951',
    '12345678940',
    '01234567890',
    '1234567895',
    '123456789500',
    '1234567895A',
    '１２３４５６７８９５０',
    '11111111111',
    '',
    ' 12345678950',
  ])('%s is not', (number) => {
    expect(isTckn(number)).toBe(false)
  })

  it('catches every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), digit, (place, wrong) => {
        const digits = [...'31415926562']
        fc.pre(digits[place] !== String(wrong))
        digits[place] = String(wrong)
        expect(isTckn(digits.join(''))).toBe(false)
      }),
    )
  })

  it('is asked of residents of Türkiye, and the symbolic one of nobody', () => {
    expect(isTckn('10000000146')).toBe(true)
    expect(isIdentityNumber('TR', '10000000146')).toBe(false)
    expect(isIdentityNumber('DE', '100 000 00146')).toBe(false)
    expect(isIdentityNumber('TR', '123 456 789 50')).toBe(true)
    expect(isIdentityNumber('TR', 'L01X00T47')).toBe(false)
    expect(isIdentityNumber('DE', 'L01X00T47')).toBe(true)
    expect(isIdentityNumber('DE', 'L01')).toBe(false)
  })

  it('has one spelling', () => {
    for (const text of ['i1234-ş5', 'I1234Ş5', 'ı1234s5', 'İ1234 S.5', 'Ｉ1234/S5']) {
      expect(normalizeIdentityNumber(text)).toBe('I1234S5')
    }
  })

  it('is shown masked', () => {
    expect(maskIdentityNumber('12345678950')).toBe('123******50')
    expect(maskIdentityNumber('I1234')).toBe('I1234'.slice(0, 3) + '34')
  })
})

describe('phones', () => {
  it.each([
    '5321234567',
    '05321234567',
    '905321234567',
    '+90 532 123 45 67',
    '00905321234567',
    '(0532) 123-45-67',
  ])('%s is +905321234567', (text) => {
    expect(normalizePhone(text)).toBe('+905321234567')
    expect(isMobilePhone('TR', text)).toBe(true)
  })

  it.each([
    '2121234567',
    '+902121234567',
    '4441444',
    '532123456',
    '53212345678',
    '+393275506507',
    '٠٥٣٢١٢٣٤٥٦٧',
    '0532 abc',
    '',
  ])('%s gets no SMS in Türkiye', (text) => {
    expect(isMobilePhone('TR', text)).toBe(false)
  })

  it('of other countries are for residents there, a Turkish mobile for anybody', () => {
    expect(isMobilePhone('IT', '+393275506507')).toBe(true)
    expect(isMobilePhone('IT', '+90 532 123 45 67')).toBe(true)
    expect(isMobilePhone('IT', '+90 212 123 45 67')).toBe(false)
  })
})

describe('usernames', () => {
  it.each(['ayse', 'Ayse.1', 'a_b-c', 'x'.repeat(20), 'poyraz.y', 'badminton5'])('%s can be one', (text) => {
    expect(isUsername(text)).toBe(true)
  })

  it.each(['alı1', 'İlker', 'ayşe', 'abc', 'x'.repeat(21), 'a b c', 'аdmin', 'Admin', 'poyraz', ''])(
    '%s cannot',
    (text) => {
      expect(isUsername(text)).toBe(false)
    },
  )

  it.each(['p.o.y.r.a.z', 'Poyraz-Destek', 'destek_2', 'krupiye.ayse', 'poyraz_adm1n', 'm0derator'])(
    '%s cannot, because it could be taken for staff',
    (text) => {
      expect(isUsername(text)).toBe(false)
    },
  )

  it('are compared in one case; a Turkish keyboard does no harm', () => {
    expect(foldUsername(' İLKER ')).toBe('ilker')
    expect(foldUsername('ILKER')).toBe('ilker')
    expect(foldUsername('ılker')).toBe('ilker')
  })
})

describe('age', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2000-01-01', '2026-12-31', 26],
  ])('of %s on %s is %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age)
  })

  it.each(['2001-02-29', '2000-13-01', '1899-12-31', '2000-1-1', '2000-02-30', '20000-01-01', ''])(
    '%s is no birth date',
    (text) => {
      expect(isBirthDate(text)).toBe(false)
    },
  )
})

describe('passwords', () => {
  it.each([
    'Password1',
    'PASSWORD1!',
    'Şifre123',
    'Parola1234',
    'Galatasaray1905',
    'Qwerty123...',
    'ASKIM123',
  ])('%s is guessed first', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it('the list holds what the other rules let through, in the form it is compared in', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(6)
      expect(hasDigit(password)).toBe(true)
      expect(isCommonPassword(password)).toBe(true)
    }
  })
})

describe('a new password', () => {
  it.each([
    [6, 'Mavi7', 'password_length'],
    [6, 'Mavi7k', undefined],
    [8, 'Mavi7', 'password_length_strict'],
    [8, 'Mavi7ke', 'password_length_strict'],
    [8, 'Mavi7ked', undefined],
  ] as const)('of at least %i characters: %s', (lengthMin, password, error) => {
    expect(newPasswordOf(lengthMin).safeParse(password).error?.issues[0]?.message).toBe(error)
  })
})

describe('the registration form', () => {
  const good = {
    username: 'ayse.y',
    password: 'Mavi7kedi',
    passwordConfirm: 'Mavi7kedi',
    firstname: '  Ayşe   Su ',
    lastname: "O'Öztürk-Çelik",
    birthDate: '1990-02-28',
    identityNumber: '12345678950',
    country: 'TR',
    city: 'İzmir',
    address: 'Deniz Sokak 5',
    email: ' Ayse@Example.TEST ',
    phone: '0532 123 45 67',
    acceptRules: true,
  }
  const errorsOf = (changes: Record<string, unknown>) => {
    const issues = userRegister.input.safeParse({ ...good, ...changes }).error?.issues ?? []
    return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]).reverse())
  }

  it('reads names and addresses into one form', () => {
    expect(userRegister.input.parse(good)).toMatchObject({
      firstname: 'Ayşe Su',
      email: 'ayse@example.test',
      currency: 'TRY',
      smsOptIn: false,
      emailOptIn: false,
    })
  })

  it.each([
    [{ username: '' }, { username: 'required' }],
    [{ username: 'alı1' }, { username: 'username_format' }],
    [{ password: 'Ab1', passwordConfirm: 'Ab1' }, { password: 'password_length' }],
    [{ password: 'küçük1', passwordConfirm: 'küçük1' }, { password: 'password_upper' }],
    [{ password: 'Rakamsız', passwordConfirm: 'Rakamsız' }, { password: 'password_number' }],
    [{ password: 'Parola123', passwordConfirm: 'Parola123' }, { password: 'password_common' }],
    [{ passwordConfirm: 'mavi7kedi' }, { passwordConfirm: 'password_mismatch' }],
    [{ firstname: 'Иван' }, { firstname: 'person_name' }],
    [{ lastname: '=cmd()' }, { lastname: 'person_name' }],
    [{ birthDate: '2001-02-29' }, { birthDate: 'birth_date' }],
    [{ identityNumber: '12345678951' }, { identityNumber: 'identity_number' }],
    [{ country: 'XX' }, { country: 'country', identityNumber: undefined }],
    [{ city: '' }, { city: 'required' }],
    [{ address: `a${'\u202e'}bcdef` }, { address: 'invalid' }],
    [{ email: 'a@b' }, { email: 'email' }],
    [{ email: 'ayse@exampİe.test' }, { email: 'email' }],
    [{ phone: '0212 123 45 67' }, { phone: 'phone' }],
    [{ acceptRules: false }, { acceptRules: 'rules_required' }],
  ])('%o (S5.1, S6.7, S9.12)', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(JSON.parse(JSON.stringify(errors)))
  })

  it('shows rules over two fields beside those of one', () => {
    expect(errorsOf({ username: 'x', passwordConfirm: 'y', identityNumber: '1', phone: '1' })).toEqual({
      username: 'username_format',
      passwordConfirm: 'password_mismatch',
      identityNumber: 'identity_number',
      phone: 'phone',
    })
  })

  it('takes an upper case letter of any alphabet, and no other currency (S1.11, S3.33, S9.4)', () => {
    expect(errorsOf({ password: 'İzmir35x', passwordConfirm: 'İzmir35x' })).toEqual({})
    expect(userRegister.input.safeParse({ ...good, currency: 'EUR' }).success).toBe(false)
    expect(userRegister.input.safeParse({ ...good, balance: 1 }).success).toBe(false)
  })

  it('offers each country once, Türkiye first (S3.32)', () => {
    expect(COUNTRIES[0]).toBe('TR')
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
    expect(COUNTRIES).toHaveLength(249)
  })
})
