import { readFile } from 'node:fs/promises'
import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { settle } from './browser.ts'
import { expectNotice } from './notices.ts'
import { deposit, expectBalance, logOut } from './steps.ts'
import { forEachNewcomer, linkOfMail, type Visit } from './visit.ts'

/** Lifetime of an authenticator code, which is valid once. */
const STEP_S = 30
/** Accounts of Anka Bankası and Boğaz Bank of the sandbox, with valid check digits. */
const IBAN = 'TR27 0090 1000 0000 0000 1234 56'
const OTHER_IBAN = 'TR72 0090 2000 0000 0000 9876 54'

let visit: Visit
let { page, person } = {} as Visit
forEachNewcomer((newVisit) => {
  visit = newVisit
  ;({ page, person } = newVisit)
})

async function logIn(password = person.password): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(person.username)
  await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
}

const expectArrived = () => page.getByRole('link', { name: 'Para yatır' }).first().waitFor()

/** Sets up an authenticator; returns the code that was used, and a function for codes of later time steps. */
async function setUpAuthenticator() {
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Uygulamayla kur' }).click()
  const setUp = page.getByRole('dialog', { name: 'Doğrulayıcıyı kur' })
  await expect
    .poll(() => page.evaluate<string>('document.activeElement?.textContent'))
    .toBe('Doğrulayıcıyı kur')
  const secret = (await setUp.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
  const codeAt = (steps: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S })
  // `codeAt(0)` is of the current time step; if it ends meanwhile, the server still accepts the code.
  const used = codeAt(0)
  await setUp.getByRole('textbox').fill(used)
  await setUp.getByRole('button', { name: 'Onayla' }).click()
  await expectNotice(page, 'İki adımlı doğrulama açıldı')
  return { used, codeAt }
}

it('requires an authenticator code in the second step of a login (S2.29, S3.11, S4.7, S4.8, S5.4, S9.12)', async () => {
  const { used, codeAt } = await setUpAuthenticator()
  await logOut(page)

  await logIn()
  const step = page.getByRole('dialog', { name: 'İkinci adım' })
  await page.keyboard.press('Escape')
  await step.getByRole('textbox').fill('12345')
  await step.getByRole('button', { name: 'Onayla' }).click()
  await step.getByText('Kod 6 haneli olmalı').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('userSession'))).toBeNull()
  await step.getByRole('textbox').fill(used)
  await step.getByRole('button', { name: 'Onayla' }).click()
  await step.getByText('Girdiğin kod hatalı.').waitFor()
  await step.getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
  await step.getByText(/^Sakladığın kurtarma kodlarından birini yaz/).waitFor()
  await step.getByRole('button', { name: '6 haneli kodu kullan' }).click()
  await step.getByRole('textbox').fill(codeAt(1))
  await step.getByRole('button', { name: 'Onayla' }).click()
  await expectArrived()
})

it('sets a new password by the link in the mail (S2.7, S2.39, S4.11, S5.1, S7.11, S8.10)', async () => {
  await logOut(page)
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Kullanıcı adı veya e-posta' }).fill(person.email)
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expectNotice(page, /^Böyle bir hesap varsa, parola bağlantısı/)
  await page.waitForURL('**/login')
  const link = await linkOfMail(visit, /account_reset\?token=[\w.-]+/)
  const opened = page.goto(link)
  expect((await opened)?.headers()['referrer-policy']).toBe('no-referrer')
  // The token is removed from the address bar; the form keeps it.
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill('kısa')
  await page.getByRole('textbox', { name: 'Parola (yeniden)' }).fill('başka')
  await page.getByRole('button', { name: 'Parolayı kaydet' }).click()
  await page.getByText('Parola en az 6 karakter olmalı').waitFor()
  await page.getByText('Parolalar eşleşmiyor').waitFor()
  await page.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill('Yepyeni-Söz-7')
  await page.getByRole('textbox', { name: 'Parola (yeniden)' }).fill('Yepyeni-Söz-7')
  await page.getByRole('button', { name: 'Parolayı kaydet' }).click()
  await page.waitForURL('**/login')
  await logIn()
  await page.getByText(/Giriş Başarısız/).waitFor()
  await logIn('Yepyeni-Söz-7')
  await expectArrived()
  // A used link, like one that has expired, leads to a new one.
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill('Başka-Söz-8')
  await page.getByRole('textbox', { name: 'Parola (yeniden)' }).fill('Başka-Söz-8')
  await page.getByRole('button', { name: 'Parolayı kaydet' }).click()
  await page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.').waitFor()
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click()
  await page.waitForURL('**/forgot-password')
})

it('restores the account by the link in the mail about two-step login', async () => {
  await page.goto(await linkOfMail(visit, /register-account-confirm\?token=[\w.-]+/))
  await page.getByText('E-posta adresin onaylandı.').waitFor()
  await setUpAuthenticator()
  await logOut(page)
  const link = await linkOfMail(visit, /account_reset\?token=[\w.-]+&amp;reclaim=true/)
  await page.goto(link.replace('&amp;', '&'))
  await page.getByRole('heading', { level: 1, name: 'Hesabını geri al' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill('Yepyeni-Söz-7')
  await page.getByRole('textbox', { name: 'Parola (yeniden)' }).fill('Yepyeni-Söz-7')
  await page.getByRole('button', { name: 'Parolayı kaydet' }).click()
  await page.waitForURL('**/login')
  await expectNotice(page, /^Hesabını geri aldın/)
  await logIn('Yepyeni-Söz-7')
  await expectArrived()
})

it('sends the confirmation mail again, and its link confirms the address (S2.8)', async () => {
  const link = /register-account-confirm\?token=[\w.-]+/
  const first = await linkOfMail(visit, link)
  await page.goto('/profile?tab=account')
  await page.getByText('Onay bekliyor').first().waitFor()
  await page.getByRole('button', { name: 'Onayı yeniden gönder' }).click()
  await expectNotice(page, `Onay bağlantısını ${person.email} adresine yeniden gönderdik.`)
  await expectAccessible(page)
  const second = await linkOfMail(visit, link, first)
  await page.goto(first)
  await page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.').waitFor()
  await page.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }).waitFor()
  await page.goto(second)
  await page.getByText('E-posta adresin onaylandı.').waitFor()
  await page.goto('/profile?tab=account')
  await page.getByText('Onaylı', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Onayı yeniden gönder' }).count()).toBe(0)
})

it('stores favourite games and shows them on the home page (S1.6, S2.32, S4.3, S7.25, S8.10)', async () => {
  const quick = page.getByRole('region', { name: 'Favorilerin' })
  await page.goto('/')
  await settle(page)
  expect(await quick.count()).toBe(0)
  await page.goto('/favorites')
  await page.getByText('Henüz favorin yok').waitFor()
  await page.getByRole('button', { name: 'Nazar oyununu favorilere ekle' }).first().click()
  await expectNotice(page, 'Favorilere eklendi')
  await page.goto('/')
  await quick.getByRole('link', { name: 'Nazar', exact: true }).waitFor()
  expect(await quick.getByRole('article').count()).toBe(1)
  await page.goto('/favorites')
  const mine = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Slot' }).first()
  await mine.getByRole('button', { name: 'Nazar oyununu favorilerden çıkar' }).click()
  await expectNotice(page, 'Favorilerden çıkarıldı')
  await page.getByText('Henüz favorin yok').waitFor()
})

it('shows new notifications and marks them as read (S1.8, S2.27)', async () => {
  await page.getByRole('link', { name: 'Bildirimler: 1 okunmamış' }).click()
  await page.getByText('1 okunmamış bildirim').waitFor()
  await page
    .getByRole('button', { name: /^Devamını oku/ })
    .first()
    .click()
  await page.getByText('Hepsini okudun').waitFor()
  await page.getByRole('link', { name: 'Bildirimler', exact: true }).first().waitFor()
  await page.reload()
  await page.getByText('Hepsini okudun').waitFor()
  expect(await page.getByText('Yeni', { exact: true }).count()).toBe(0)
})

it('deposits once if the reply of a deposit is lost (S2.23, S8.8)', async () => {
  let lost = 0
  await page.route('**/endpoint/v1', async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('processTransaction')) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await deposit(page, 50_000)
  await expectNotice(page, '₺500,00 hesabında')
  expect(lost).toBe(1)
  await expectBalance(page, 50_000)
})

it.each([
  ['account', 'last-7-day', null],
  ['finance', 'last-30-day', null],
  ['bonus', 'last-30-day', 'Bonuslara bak'],
  ['game', 'last-30-day', 'Slotlara git'],
  ['bet', 'last-30-day', 'Bültene git'],
])(
  'the empty %s history opens with the period %s and leads on (S2.25, S9.11)',
  async (kind, period, link) => {
    await page.goto(`/history/${kind}`)
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('combobox', { name: 'Tarih aralığı' }).inputValue()).toBe(period)
    await main.getByText('Kayıt yok').waitFor()
    if (link !== null) await main.getByRole('link', { name: link }).waitFor()
  },
)

it('filters the history and exports it as a file (S2.25, S8.7, S9.13)', async () => {
  await deposit(page, 50_000)
  await expectNotice(page, '₺500,00 hesabında')
  await page.goto('/history/account')
  await page.getByText('+₺500,00').first().waitFor()
  // On a phone the records come first: all filters but the period are collapsed.
  expect(await page.getByRole('button', { name: 'CSV indir' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filtreler' }).click()
  await page.getByRole('textbox', { name: 'En az tutar' }).fill('1.000')
  await page.getByText('Belirlediğiniz kriterlere göre sonuç bulunamadı.').waitFor()
  await page.getByRole('textbox', { name: 'En az tutar' }).fill('100')
  await page.getByRole('combobox', { name: 'Tarih aralığı' }).selectOption({ label: 'Bugün' })
  await page.getByText('+₺500,00').first().waitFor()
  await page.getByRole('combobox', { name: 'Tarih aralığı' }).selectOption({ label: 'İki tarih arası' })
  await page.getByLabel('Başlangıç').fill('02.01.2026')
  await page.getByLabel('Bitiş').fill('2026-01-01')
  await page.getByText('Bitiş başlangıçtan önce olamaz.').waitFor()
  await page.getByText('+₺500,00').first().waitFor()
  await page.getByLabel('Bitiş').fill('2026-01-31')
  await page.getByText('Belirlediğiniz kriterlere göre sonuç bulunamadı.').waitFor()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Tarih aralığı' }).selectOption({ label: 'Bugün' })
  await page.getByText('+₺500,00').first().waitFor()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  const [head, ...rows] = text.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFTarih;Kategori;Açıklama;Durum;Tutar;Sonraki bakiye;Referans;İşlem no')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(';500,00;500,00;')
})

/** Makes the first call of this name fail as if the login were too long ago. */
async function forgetProofOnce(name: string): Promise<void> {
  let asked = false
  await page.route('**/endpoint/v1', async (route) => {
    if (asked || !route.request().postData()?.includes(name)) return route.continue()
    asked = true
    const refusal = { result: false, message: '', code: 401, error: 'step_up_required', data: null }
    await route.fulfill({ json: refusal })
  })
}

it('adds, changes and removes a bank account, with one password prompt (S1.5, S2.22, S8.10)', async () => {
  await page.goto('/profile?tab=banks')
  await page.getByRole('button', { name: 'Hesap ekle' }).click()
  const form = page.getByRole('dialog', { name: 'Banka hesabı ekle' })
  await form.getByRole('textbox', { name: 'IBAN' }).fill(IBAN.replace('TR27', 'TR28'))
  await form.getByText('IBAN doğru').waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Kaydet' }).click()
  await form.getByText(/IBAN/).nth(1).waitFor()
  await form.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
  await form.getByText('IBAN doğru').waitFor()
  expect(await form.getByRole('combobox', { name: 'Banka' }).inputValue()).toBe('1')
  await forgetProofOnce('save_bank_account')
  await form.getByRole('button', { name: 'Kaydet' }).click()
  const proof = page.getByRole('dialog', { name: 'Kimliğini doğrula' })
  await proof.getByRole('textbox', { name: 'Parola' }).fill(person.password)
  await proof.getByRole('button', { name: 'Onayla' }).click()
  await expectNotice(page, 'Banka hesabı eklendi')

  await page.getByRole('button', { name: 'Anka Bankası hesabını düzenle' }).click()
  const change = page.getByRole('dialog', { name: 'Banka hesabını düzenle' })
  await change.getByRole('textbox', { name: 'IBAN' }).fill(OTHER_IBAN)
  await change.getByRole('button', { name: 'Kaydet' }).click()
  await expectNotice(page, 'Banka hesabı güncellendi')

  const row = page.getByRole('listitem').filter({ hasText: 'Boğaz Bank' })
  await row.hover()
  await page.mouse.wheel(120, 0)
  await expect.poll(() => row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(80)
  await row.getByText('Sil', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Boğaz Bank hesabını sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expectNotice(page, 'Banka hesabı silindi')
  await page.getByText('Kayıtlı hesabın yok').waitFor()
  await expect
    .poll(() => page.evaluate<string>('document.activeElement?.textContent'))
    .toBe('Banka hesapları')
})
