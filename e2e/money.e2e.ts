import { expect, it } from 'vitest'
import { deposit, expectBalance, findGame, gameFrame, proveIfAsked, spin } from './steps.ts'
import { forEachNewcomer, linkOfMail, type Visit } from './visit.ts'

/** Account of Anka Bankası of the sandbox, with valid check digits. */
const IBAN = 'TR27 0090 1000 0000 0000 1234 56'
/** A short number without letters that are misread. */
const REFERENCE = /^Referans Ç-[0-9A-HJKMNP-TV-Z]{4}$/

let visit: Visit
let { page, person } = {} as Visit
forEachNewcomer((newVisit) => {
  visit = newVisit
  ;({ page, person } = newVisit)
})

/** Confirms the e-mail address, which the welcome bonus requires. */
async function confirmEmail(): Promise<void> {
  await page.goto(await linkOfMail(visit, /register-account-confirm\?token=[\w.-]+/))
  await page.getByText('E-posta adresin onaylandı.').waitFor()
}

async function typeAmount(label: string, lira: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(lira)
}

it('enforces the limit that the player set', async () => {
  await page.goto('/limits')
  await page.getByRole('button', { name: 'Limit koy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Limit koy' })
  await dialog.getByRole('textbox', { name: 'Tutar' }).fill('bin')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await dialog.getByText('Tutarı 1.000 gibi yaz').waitFor()
  await dialog.getByRole('combobox', { name: 'Ne için' }).selectOption({ label: 'Kayıp' })
  await dialog.getByText('Tutarı 1.000 gibi yaz').waitFor({ state: 'detached' })
  expect(await dialog.getByRole('textbox', { name: 'Tutar' }).inputValue()).toBe('bin')
  await dialog.getByRole('combobox', { name: 'Ne için' }).selectOption({ label: 'Yatırım' })
  await dialog.getByRole('textbox', { name: 'Tutar' }).fill('1.000')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('heading', { name: 'Günlük yatırım limiti' }).waitFor()
  await deposit(page, 600_00)
  await expectBalance(page, 600_00)
  await deposit(page, 401_00)
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText('Günlük yatırım limitin ₺1.000; bugün ₺400 kaldı.')
    .waitFor()
  await page.goto('/limits')
  await page.getByText('₺600 kullanıldı, ₺400 kaldı').waitFor()
  await page.getByRole('button', { name: /^Değiştir/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tutar' }).fill('2.000')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('₺2.000 olması için onayını bekliyor').waitFor()
})

it('takes a bonus, wagers it and shows what remains of a cancelled one (S1.14)', async () => {
  await confirmEmail()
  await deposit(page, 200_00)
  await expectBalance(page, 200_00)
  await page.goto('/bonuses')
  await page.getByRole('button', { name: /^₺100 bonusu al/ }).click()
  const claim = page.getByRole('dialog', { name: 'Hoş geldin bonusu' })
  await claim.getByText(/önce nakdinden/).waitFor()
  await claim.getByRole('button', { name: 'Koşulları okudum, al' }).click()
  await page.getByText('₺0 / ₺1.000').waitFor()
  await expectBalance(page, 300_00)

  await findGame(page, 'nazar', 'Nazar')
  await spin(gameFrame(page))
  await page.goto('/bonuses')
  await page.getByText('₺0 / ₺1.000').waitFor({ state: 'detached' })
  await page.getByRole('progressbar', { name: 'Çevrim' }).waitFor()

  await page.getByRole('button', { name: 'Bonusu iptal et' }).click()
  const cancel = page.getByRole('dialog', { name: 'Bonus iptal edilsin mi?' })
  await cancel.getByText('₺100,00').waitFor()
  await cancel.getByRole('button', { name: 'Bonusu iptal et' }).click()
  await page.getByText('Aktif bonusun yok').waitFor()
})

it('requests a payout, follows its state and cancels it (S1.4, S2.24, S3.36)', async () => {
  await deposit(page, 500_00)
  await expectBalance(page, 500_00)
  await page.goto('/withdraw')
  await typeAmount('Ne kadar çekeceksin?', '600')
  await page.getByRole('button', { name: 'Çekim iste' }).click()
  await page.getByText('En fazla ₺500,00 çekebilirsin.').waitFor()
  await typeAmount('Ne kadar çekeceksin?', '150')
  await page.getByText('Lütfen bir hesap seç').waitFor()
  await page.getByRole('button', { name: 'Hesap ekle' }).click()
  const account = page.getByRole('dialog', { name: 'Banka hesabı ekle' })
  // Branch and account number stand in an IBAN already.
  const asked = await account
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  expect(asked).toEqual(['iban', 'owner'])
  await account.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
  await account.getByRole('button', { name: 'Kaydet' }).click()
  await proveIfAsked(page, person.password, 'Banka hesabı eklendi')

  const own = page.getByRole('combobox', { name: 'Banka hesabın' })
  await expect.poll(() => own.locator(':checked').textContent()).toMatch(/^Anka Bankası/)
  expect(await page.getByRole('textbox', { name: 'Ne kadar çekeceksin?' }).inputValue()).toBe('150')
  await page.getByRole('textbox', { name: 'Kimliğin son geçerlilik tarihi' }).fill('01.01.2035')
  await page.getByRole('button', { name: 'Çekim iste' }).click()
  await proveIfAsked(page, person.password, /isteğin alındı/)
  const waiting = page.getByRole('listitem').filter({ hasText: 'Bekliyor' }).first()
  const reference = await waiting.getByText(REFERENCE).textContent()
  await expectBalance(page, 350_00)
  await waiting.getByRole('link', { name: /^Destek iste: / }).click()
  const about = page.getByRole('textbox', { name: /^İşlem ya da tur numarası/ })
  await expect.poll(() => about.inputValue()).toBe(reference?.replace('Referans ', ''))
  await page.goBack()

  await page.getByRole('button', { name: /^Çekimi iptal et/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Çekim iptal edilsin mi?' })
  await dialog.getByText('₺150,00 bakiyene geri döner.').waitFor()
  await dialog.getByRole('button', { name: 'Çekimi iptal et' }).click()
  await expectBalance(page, 500_00)
})

it('closes the account for play, and withdrawals stay possible', async () => {
  await deposit(page, 300_00)
  await expectBalance(page, 300_00)
  await page.goto('/limits')
  await page.getByRole('button', { name: 'Nasıl çalıştığını oku' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kendini dışlama' })
  await dialog.getByRole('button', { name: 'Devam' }).click()
  await dialog.getByRole('button', { name: 'Kendimi dışla' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(person.username)
  await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await page.getByText(/oyuna kapalı\. Çekimlerin ve geçmişin açık\./).waitFor()
  await deposit(page, 100_00)
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText(/Hesabın oyuna kapalı/)
    .waitFor()
  await page.goto('/withdraw')
  await page.getByRole('button', { name: 'Çekim iste' }).waitFor()
})

it('closes the account for good, at once if no money is left in it', async () => {
  await page.goto('/limits')
  await page.getByRole('button', { name: 'Hesabı temelli kapat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hesabını temelli kapat' })
  await dialog.getByRole('button', { name: 'Temelli kapat' }).click()
  await proveIfAsked(page, person.password, 'Hesabın kapandı. Hoşça kal.')
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(person.username)
  await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await page.getByRole('main').getByRole('alert').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('userSession'))).toBeNull()
})
