import { newcomer } from '@poyraz/testkit/newcomer'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, settle, sharedBrowser, shoot } from './browser.ts'
import { expectNotice } from './notices.ts'
import { logOut, register } from './steps.ts'

/** Browsers bind passkeys to host names, never to addresses. */
const baseUrl = () => inject('baseUrl').replace('127.0.0.1', 'localhost')
const person = newcomer()

let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await openContext(await sharedBrowser(), { baseUrl: baseUrl(), viewport: 'phone', lang: 'tr' })
  // The test authenticator would answer among the suggestions before the button is pressed.
  await context.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  page = await context.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot(page, task.name.replace(/\W+/g, '-'))
  await context.close()
})

/** Gives the page an authenticator of the device, which agrees to everything. */
async function giveAuthenticator() {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => {
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials.length
  }
}

it('a player adds a passkey, logs in with it alone, renames and removes it', async () => {
  await page.goto('/register')
  await register(page, person)
  const kept = await giveAuthenticator()
  await page.goto('/profile?tab=security')
  const main = page.getByRole('main')
  await main.getByText('Henüz geçiş anahtarın yok.').waitFor()
  await main.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await expectNotice(page, 'Geçiş anahtarı eklendi')
  expect(await kept()).toBe(1)
  await main.getByText(/henüz kullanılmadı/).waitFor()
  await settle(page)
  await expectAccessible(page)

  await logOut(page)
  await page.goto('/login')
  await main.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await expectNotice(page, 'Giriş yaptın')
  await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()

  await page.goto('/profile?tab=security')
  await main.getByText(/Son giriş: Bugün/).waitFor()
  await main.getByRole('button', { name: /^Adını değiştir/ }).click()
  const renaming = page.getByRole('dialog', { name: 'Adını değiştir' })
  await renaming.getByRole('textbox', { name: 'Geçiş anahtarının adı' }).fill('Telefonum')
  await renaming.getByRole('button', { name: 'Kaydet' }).click()
  await main.getByText('Telefonum', { exact: true }).waitFor()
  await main.getByRole('button', { name: /^Kaldır · Telefonum/ }).click()
  await page
    .getByRole('dialog', { name: 'Geçiş anahtarı kaldırılsın mı?' })
    .getByRole('button', { name: 'Kaldır' })
    .click()
  await expectNotice(page, 'Geçiş anahtarı kaldırıldı')
  await main.getByText('Henüz geçiş anahtarın yok.').waitFor()

  await logOut(page)
  await page.goto('/login')
  await main.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await main.getByRole('alert').getByText('Geçiş anahtarı doğrulanamadı. Yeniden dene.').waitFor()
})

it('a changed password removes the passkeys, unless the player keeps them', async () => {
  const own = newcomer()
  await page.goto('/register')
  await register(page, own)
  await giveAuthenticator()
  const main = page.getByRole('main')
  const keep = main.getByRole('checkbox', { name: 'Geçiş anahtarım kalsın' })
  await page.goto('/profile?tab=security')
  await main.getByText('Henüz geçiş anahtarın yok.').waitFor()
  expect(await keep.count()).toBe(0)
  await main.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await expectNotice(page, 'Geçiş anahtarı eklendi')
  await keep.scrollIntoViewIfNeeded()
  await settle(page)
  await expectAccessible(page)
  await shoot(page, 'keep-passkeys')

  const change = async (oldPassword: string, password: string) => {
    await main.getByRole('textbox', { name: 'Şimdiki parola' }).fill(oldPassword)
    await main.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill(password)
    await main.getByRole('textbox', { name: 'Parola (yeniden)' }).fill(password)
    await main.getByRole('button', { name: 'Parolayı değiştir' }).click()
    await main.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).waitFor()
  }
  await keep.check()
  await change(own.password, 'Yeni8Parola')
  await main.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
  await page.goto('/profile?tab=security')
  await keep.waitFor()
  await change('Yeni8Parola', 'Baska9Parola')
  await main.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await main.getByRole('alert').getByText('Geçiş anahtarı doğrulanamadı. Yeniden dene.').waitFor()
})
