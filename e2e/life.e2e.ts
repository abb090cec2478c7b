import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newcomer } from '@poyraz/testkit/newcomer'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { expectNotice } from './notices.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { deposit, expectBalance, findGame, gameFrame, proveIfAsked, register, spin } from './steps.ts'
import { linkOfMail } from './visit.ts'

const MINUTE_MS = 60_000
/** Account of Anka Bankası of the sandbox, with valid check digits. */
const IBAN = 'TR27 0090 1000 0000 0000 1234 56'
/** Timeout for effects of a webhook or of the cashier's jobs. */
const SLOW = { timeout: 60_000 }
/** Maximum stake with a bonus; ten rounds wager ₺50 ten times. */
const STAKE = '₺50,00'
const ROUNDS = 10
/** Ids in the output of staff commands. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let server: OwnServer
let browser: Browser
let context: BrowserContext
let page: Page
const person = newcomer()
const faults: string[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startOwnServer({ SPIN_INTERVAL_MS: '0' }), sharedBrowser()])
  context = await openContext(browser, { baseUrl: server.url, viewport: 'phone', lang: 'tr' })
  page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
})
afterAll(async () => {
  await context.close()
  await server.stop()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot(page, `life-${task.name.replace(/\W+/g, '-')}`)
  if (faults.length > 0) throw new Error(faults.splice(0).join('\n'))
})

const main = () => page.getByRole('main')
const expectSeen = (part: Locator, options = SLOW) => part.filter({ visible: true }).first().waitFor(options)
const field = (name: string) => main().getByRole('textbox', { name, exact: true })

/** Chooses a method on the deposit page; opens its group if it is in one. */
async function choose(method: string, group?: string): Promise<void> {
  await page.goto('/deposit')
  if (group !== undefined) await main().getByText(group, { exact: true }).first().click()
  await main()
    .getByRole('radio', { name: new RegExp(`^${method}`) })
    .press('Space')
}

async function payIn(lira: string): Promise<void> {
  await field('Ne kadar yatıracaksın?').fill(lira)
  await main().getByRole('button', { name: 'Yatır', exact: true }).click()
}

/** Uploads an image of the receipt, which staff can view. */
async function sendReceipt(): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' })
  const picture = { name: 'dekont.jpg', mimeType: 'image/jpeg', buffer }
  await main().locator('input[type=file]').setInputFiles(picture)
  await main().getByText('Dekontun bizde').waitFor(SLOW)
  const id = new URL(page.url()).searchParams.get('payment') ?? ''
  const file = join(tmpdir(), `dekont-${id}.jpg`)
  await server.staff('defne', 'deposits', 'receipt', id, '--to', file)
  expect((await readFile(file)).subarray(0, 2).toString('hex')).toBe('ffd8')
  await rm(file)
}

/**
 * Pays with a method whose payment details are on our own page; the sandbox payment itself is made on the
 * sandbox's page.
 */
async function payHere(fact: string): Promise<void> {
  await main().getByRole('timer').waitFor()
  await main().getByText(fact, { exact: true }).waitFor()
  await main().getByRole('link', { name: 'Deneme ödemesini yap' }).click()
  await payThere()
}

/** Pays on the provider's page and returns to see the result. */
async function payThere(): Promise<void> {
  await page.waitForURL('**/payments/sandbox/pay/**')
  await page.getByRole('button', { name: /^Öde / }).click()
  await page.getByText('Bu ödeme yapıldı.').waitFor()
  await page.getByRole('link', { name: 'Siteye dön' }).click()
  await main().getByText('Paran hesabında').waitFor()
}

/**
 * All money steps of one player on a server of their own; each test continues where the previous one ended.
 */
describe('a player', () => {
  it('registers, deposits and takes the welcome bonus', async () => {
    await page.goto('/register')
    await register(page, person)
    await page.goto(await linkOfMail({ context, page, person }, /register-account-confirm\?token=[\w.-]+/))
    await page.getByText('E-posta adresin onaylandı.').waitFor()
    await deposit(page, 100_00)
    await expectBalance(page, 100_00)
    await page.goto('/bonuses')
    await page.getByRole('button', { name: /^₺50 bonusu al/ }).click()
    await page.getByRole('button', { name: 'Koşulları okudum, al' }).click()
    await page.getByText('₺0 / ₺500').waitFor()
    await expectBalance(page, 150_00)
  })

  it('adds a bank account while there is no other payout target', async () => {
    await page.goto('/profile?tab=banks')
    await page.getByRole('button', { name: 'Hesap ekle' }).first().click()
    const account = page.getByRole('dialog', { name: 'Banka hesabı ekle' })
    await account.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
    await account.getByRole('button', { name: 'Kaydet' }).click()
    await proveIfAsked(page, person.password, 'Banka hesabı eklendi')
    const saved = main().getByRole('button', { name: /hesabını sil$/ })
    await saved.first().waitFor()
    expect(await saved.count()).toBe(1)
  })

  it('deposits with every kind of method', async () => {
    await choose('FAST', 'Havale / EFT / FAST')
    await main().getByRole('combobox', { name: 'Gönderilecek hesap' }).selectOption({ index: 1 })
    await payIn('1.000')
    await sendReceipt()
    await payHere('IBAN')
    await expectBalance(page, 1_150_00)

    await choose('Anka Bankası', 'Cep bankası')
    await field('Gönderenin cep telefonu').fill(person.phone)
    await field('Gönderenin T.C. kimlik numarası').fill(person.identityNumber)
    await field('Alıcının cep telefonu').fill(person.phone)
    await field('Alıcının T.C. kimlik numarası').fill(person.identityNumber)
    await field('Referans numarası').fill('CEP-1234')
    await payIn('100')
    await payThere()
    await expectBalance(page, 1_250_00)

    await choose('E-cüzdan')
    await field('Cüzdan numarası').fill('1234567890')
    await payIn('100')
    await payThere()
    await expectBalance(page, 1_350_00)

    const [, code = '', pin = ''] =
      /(\d{16})  PIN (\d{4})/.exec(
        await server.staff('defne', 'cards', 'issue', '250', '--note', 'satıldı'),
      ) ?? []
    await choose('Ön ödemeli kart')
    await field('Kart kodu').fill(code)
    await field('PIN').fill(pin)
    await payIn('250')
    await expectBalance(page, 1_600_00)

    await choose('Kredi / banka kartı')
    await payIn('100')
    await payThere()
    await expectBalance(page, 1_700_00)

    await choose('Karekod')
    await payIn('100')
    await payHere('Banka ya da cüzdan uygulamanla okut.')
    await expectBalance(page, 1_800_00)

    await choose('Bitcoin', 'Kripto')
    await field('Gönderen adres').fill('1BoatSLRHtKNngkdXEeobR76b53LETtpyT')
    await payIn('300')
    await payHere('Sabit kur')
    await expectBalance(page, 2_100_00)
  })

  it('wagers the bonus in a slot, and it becomes cash', async () => {
    await findGame(page, 'nazar', 'Nazar')
    const frame = gameFrame(page)
    const dearer = frame.getByRole('button', { name: 'Bahsi artır' })
    const ready = frame.getByRole('button', { name: `Çevir, bahis ${STAKE}` })
    await frame.getByRole('button', { name: /^Çevir/ }).waitFor()
    while (!(await ready.isVisible())) await dearer.click()
    for (let round = 0; round < ROUNDS; round++) await spin(frame)
    await page.goto('/bonuses')
    await expectSeen(page.getByText('Aktif bonusun yok'))
    await expectSeen(page.getByText('Çevrildi', { exact: true }))
  })

  it('gets the reality check after the chosen time', async () => {
    await page.goto('/limits')
    await page.getByRole('radio', { name: '15 dk' }).press('Space')
    await expectNotice(page, 'Hatırlatma kaydedildi')
    await findGame(page, 'nazar', 'Nazar')
    await spin(gameFrame(page))
    server.passMs(8 * MINUTE_MS)
    await spin(gameFrame(page))
    server.passMs(8 * MINUTE_MS)
    await gameFrame(page)
      .getByRole('button', { name: /^Çevir/ })
      .click()
    const check = page.getByRole('dialog', { name: 'Kısa bir ara' })
    await check.getByText(/\d+ dakikadır oynuyorsun\./).waitFor()
    await check.getByRole('button', { name: 'Oyuna devam et' }).click()
    await check.waitFor({ state: 'detached' })
    await spin(gameFrame(page))
  })

  it('verifies their identity', async () => {
    await page.goto('/verification')
    const photo = await page.screenshot({ type: 'jpeg' })
    for (const kind of ['Kimliğin ön yüzü', 'Kimliğin arka yüzü', 'Özçekim']) {
      const row = main()
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: kind }) })
      const file = { name: 'kimlik.jpg', mimeType: 'image/jpeg', buffer: photo }
      await row.locator('input[type=file]').first().setInputFiles(file)
      await row.getByText('Hazır').waitFor(SLOW)
    }
    await page.getByRole('button', { name: 'İncelemeye gönder' }).click()
    await page.getByText('İnceleniyor').first().waitFor()
    const [id = '', ...pictures] = (await server.staff('defne', 'documents', 'list')).match(UUID) ?? []
    const approve = () => server.staff('defne', 'documents', 'approve', id)
    await expect(approve()).rejects.toMatchObject({ stdout: expect.stringContaining('Look at each') })
    for (const picture of pictures) {
      const file = join(tmpdir(), `kimlik-${picture}.jpg`)
      await server.staff('defne', 'documents', 'show', picture, '--to', file)
      await rm(file)
    }
    await approve()
    await page.reload()
    await expectSeen(page.getByText('Doğrulandı'))
  })

  it('sets a limit and reaches it', async () => {
    await page.goto('/limits')
    await page.getByRole('button', { name: 'Limit koy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Limit koy' })
    await dialog.getByRole('textbox', { name: 'Tutar' }).fill('20.000')
    await dialog.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByRole('heading', { name: 'Günlük yatırım limiti' }).waitFor()
    await deposit(page, 15_000_00)
    await page
      .getByText(/^₺15\.000,00 /)
      .first()
      .waitFor()
    await deposit(page, 10_000_00)
    await expectSeen(
      main()
        .getByRole('alert')
        .getByText(/^Günlük yatırım limitin ₺20\.000; bugün ₺[\d.,]+ kaldı\./),
    )
  })

  it('is paid out after two approvals', async () => {
    await page.goto('/withdraw')
    await main().getByText('Banka hesabına', { exact: true }).first().waitFor()
    await main().getByRole('radio', { name: /^FAST/ }).press('Space')
    await field('Ne kadar çekeceksin?').fill('12.000')
    await main().getByRole('combobox', { name: 'Banka hesabın' }).selectOption({ index: 1 })
    await field('Kimliğin son geçerlilik tarihi').fill('01.01.2035')
    await page.getByRole('button', { name: 'Çekim iste' }).click()
    await proveIfAsked(page, person.password, /isteğin alındı/)
    await main().getByRole('listitem').filter({ hasText: 'Bekliyor' }).first().waitFor()

    const [id = ''] = (await server.staff('defne', 'withdrawals', 'list')).match(UUID) ?? []
    await server.staff('defne', 'withdrawals', 'approve', id)
    const again = server.staff('defne', 'withdrawals', 'approve', id)
    await expect(again).rejects.toMatchObject({ stdout: expect.stringContaining('Somebody else') })
    await expectSeen(main().getByText('İnceleniyor'))
    await server.staff('kerem', 'withdrawals', 'approve', id)
    await expectSeen(main().getByText('Tamamlandı'), { timeout: 90_000 })
  })

  it('writes to the support and is answered by mail and on the site (S2.16, R66)', async () => {
    await page.goto('/support')
    await field('Konu').fill('Çekimim ulaştı mı?')
    await field('Mesajın').fill('Çekimim tamamlandı görünüyor, hesabıma ne zaman gelir?')
    await main().getByRole('button', { name: 'Mesajı gönder' }).click()
    const arrived = await main()
      .getByText(/^Numarası M-/)
      .textContent()
    const [reference = ''] = /M-[0-9A-Z]+/.exec(arrived ?? '') ?? []
    await main().getByText('Yanıt bekliyor').waitFor()

    expect(await server.staff('defne', 'messages', 'list')).toContain(reference)
    await server.staff('defne', 'messages', 'answer', reference, '--tell', 'Bankan akşama kadar işler.')
    await main().getByText('Yanıtlandı').waitFor(SLOW)
    await main().getByText('Çekimim ulaştı mı?').click()
    await main().getByText('Bankan akşama kadar işler.').waitFor()
    const inbox = await (await context.request.get('/dev/inbox')).text()
    const mail = inbox.split('<article>').find((one) => one.includes(`${reference}: Çekimim ulaştı mı?`))
    for (const part of [person.email, 'Bankan akşama kadar işler.']) expect(mail).toContain(part)
  })

  it('excludes themselves and is refused everywhere', async () => {
    await page.goto('/limits')
    await page.getByRole('button', { name: 'Nasıl çalıştığını oku' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kendini dışlama' })
    await dialog.getByRole('button', { name: 'Devam' }).click()
    await dialog.getByRole('button', { name: 'Kendimi dışla' }).click()
    await page.waitForURL('**/login')
    await field('Kullanıcı adı veya e-posta').fill(person.username)
    await field('Parola').fill(person.password)
    await main().getByRole('button', { name: 'Giriş yap' }).click()
    await page.getByText(/oyuna kapalı\. Çekimlerin ve geçmişin açık\./).waitFor()

    await deposit(page, 100_00)
    await main()
      .getByRole('alert')
      .getByText(/Hesabın oyuna kapalı/)
      .waitFor()
    await page.goto('/play/slot/2')
    await expectNotice(page, /Hesabın oyuna kapalı/)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/withdraw')
    await expectSeen(page.getByRole('button', { name: 'Çekim iste' }))
  })
})

describe('a visitor', () => {
  it('writes to the support, appears in the list of staff and is answered by mail (S2.16, R66)', async () => {
    const email = `ziyaretci-${person.username}@ornek.example`
    const visitor = await openContext(browser, { baseUrl: server.url, viewport: 'desktop', lang: 'tr' })
    try {
      const form = await visitor.newPage()
      await form.goto('/support')
      const text = (name: string) => form.getByRole('main').getByRole('textbox', { name, exact: true })
      await text('Konu').fill('Üyelik sorusu')
      await text('Mesajın').fill('Hesap açmadan önce sormak istiyorum: hangi belgeler gerekir?')
      await form.getByRole('button', { name: 'Mesajı gönder' }).click()
      await text('E-posta adresin').fill(email)
      await form.getByRole('button', { name: 'Mesajı gönder' }).click()
      const arrived = form.getByText(/^Numarası M-/)
      await arrived.waitFor(SLOW)
      const said = (await arrived.textContent()) ?? ''
      expect(said).toContain(email)
      const [reference = ''] = /M-[0-9A-Z]+/.exec(said) ?? []

      const listed = (await server.staff('defne', 'messages', 'list')).split('\n')
      expect(listed.filter((line) => line.includes(reference))).toEqual([
        expect.stringMatching(new RegExp(`${email}.*Üyelik sorusu`)),
      ])
      await server.staff('defne', 'messages', 'answer', reference, '--tell', 'Kimliğin yeterli.')
      const answer = async () => {
        const inbox = await (await visitor.request.get('/dev/inbox')).text()
        return inbox.split('<article>').find((one) => one.includes(`${reference}: Üyelik sorusu`))
      }
      await expect.poll(answer).toBeDefined()
      for (const part of [email, 'Kimliğin yeterli.']) expect(await answer()).toContain(part)
    } finally {
      await visitor.close()
    }
  })
})
