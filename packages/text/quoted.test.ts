import { expect, it } from 'vitest'
import { en as account } from './account/en.ts'
import { en as errors } from './errors/en.ts'
import { tr as errorsTr } from './errors/tr.ts'
import { en as fields } from './fields/en.ts'
import { en as player } from './player/en.ts'
import { tr as playerTr } from './player/tr.ts'

/** The specification quotes these; described clients match some of them by their wording. */

it('messages of forms are word for word those that are quoted (S5.6, S5.7, S5.9, S8.14)', () => {
  expect(fields).toMatchObject({
    password_mismatch: "Passwords don't match",
    password_length: 'Password must be at least 6 characters',
    password_upper: 'Password must contain at least one uppercase letter',
    password_number: 'Password must contain at least one number',
    required: 'Required field',
    amount_range: 'The amount you entered is not within the minimum and maximum range',
    rules_required: 'Rules Section Must Be Selected',
    identity_number: 'T.R. Identity Number is Incorrect',
    payment_method: 'Payment method not defined',
    account: 'Please select a valid account',
    account_required: 'Please select a account',
    identity_validity: 'Please enter the last TC validity date',
  })
  expect(account.deposit.enterAmount).toBe('Please enter an amount')
  expect(account.play.unsupportedTitle).toBe('Device unsupported')
})

it('refusals that end a session or close the site are word for word those that are quoted (S8.3)', () => {
  expect(errorsTr).toMatchObject({
    session_expired: 'Oturum süresi doldu',
    login_failed: 'Giriş Başarısız',
    account_inactive: 'İnaktif hesap',
    maintenance: 'This site is under maintenance',
    internal: 'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
    provider_unreachable: 'Sağlayıcıya Ulaşılamıyor',
  })
  expect(errors).toMatchObject({
    maintenance: 'This site is under maintenance',
    provider_unreachable: 'Provider unreachable',
    code_incorrect: 'The code you entered is incorrect.',
  })
})

it('words of the site are word for word those that are quoted (S8.7, S8.12, S8.13)', () => {
  expect(playerTr).toMatchObject({
    site: { waiting: 'Lütfen Bekleyiniz...' },
    maintenance: { notice: 'Site Bakima Alindi' },
    failure: {
      broken: 'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
      provider: 'Sağlayıcıya Ulaşılamıyor',
      empty: 'Belirlediğiniz kriterlere göre sonuç bulunamadı.',
    },
  })
  expect(player.failure).toMatchObject({
    generic: 'Something went wrong, please try later.',
    crashTitle: 'Page can not be displayed',
    provider: 'Provider unreachable',
  })
  expect(player.notFound.text).toMatch(/^The page you’re looking for can not be found\./)
})
