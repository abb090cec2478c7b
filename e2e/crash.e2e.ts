import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot, type ViewportName } from './browser.ts'
import { betOnKite, cashOut, chooseTarget, isShown, untilSeen } from './crash-steps.ts'
import { useOwnTables } from './own-tables.ts'
import { logIn } from './steps.ts'
import { addBot } from './table-steps.ts'

const TABLE = 131
/** Stake and target of the bot, in kuruş and hundredths. */
const [BOT_STAKE, BOT_TARGET] = [2000, 105]
/** A round may break before the button is pressed. */
const TRIES = 8

const tables = useOwnTables('crash')

async function tableOf(username: string, viewport: ViewportName): Promise<Page> {
  const page = await (await tables.newContext(viewport)).newPage()
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.goto(`/live/table/${TABLE}`)
  await page.getByRole('button', { name: 'Uçurtma kuralları' }).waitFor()
  return page
}

/** A desktop, low windows of one, 200 % zoom, and phones in both orientations. */
const SIZES = [
  [1440, 900],
  [1440, 720],
  [1280, 600],
  [1024, 500],
  [720, 450],
  [844, 390],
  [390, 844],
  [390, 600],
  [320, 568],
] as const

it('the controls are in reach on every screen, low ones too', async () => {
  const page = await tableOf('deniz', 'desktop')
  const controls = page.getByRole('region', { name: 'Uçurtmaların' })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const isInside = async () => {
      const { x = 0, y = 0, ...box } = (await controls.boundingBox()) ?? { width: 0, height: 0 }
      const sky = await page.locator('svg:has(#kite-line)').boundingBox()
      const isSeen = (sky?.height ?? 0) >= height / 5
      return isSeen && box.height > 0 && x >= 0 && x + box.width <= width && y + box.height <= height
    }
    await expect.poll(isInside, { message: `${width}x${height}` }).toBe(true)
    await shoot(page, `crash-${width}x${height}`)
  }
})

it('a player presses the button, another and a bot have targets; all have one flight and verify it (A39)', async () => {
  const [ada, can, bot] = [
    await tableOf('deniz', 'desktop'),
    await tableOf('cinar', 'phone'),
    await addBot(tables.url(), TABLE),
  ]
  await ada.getByRole('button', { name: 'Uçurtma kuralları' }).click()
  const rules = ada.getByRole('dialog', { name: 'Uçurtma kuralları' })
  await rules.getByText('Her hedefte').waitFor()
  await rules.getByText('%1', { exact: true }).waitFor()
  await expectAccessible(ada)
  await rules.getByRole('button', { name: 'Kapat' }).click()
  await chooseTarget(can, '1,10')
  await expectAccessible(can)
  let isBoth = false
  for (let tries = 0; tries < TRIES && !isBoth; tries++) {
    const [, , roundID] = await Promise.all([
      betOnKite(ada),
      betOnKite(can),
      bot.bet('kite-1', BOT_STAKE, { target: BOT_TARGET }),
    ])
    const isPressed = await cashOut(ada)
    await untilSeen(() => isShown(can, /katta bozduruldu|kaybettin/))
    isBoth = isPressed && (await isShown(can, '1,10× katta bozduruldu'))
    const third = await bot.played(roundID)
    const { crash } = (await bot.outcomeOf(roundID)) as unknown as { crash: number }
    expect(third.win).toBe(crash >= BOT_TARGET ? (BOT_STAKE * BOT_TARGET) / 100 : 0)
    await Promise.all([shoot(ada, 'crash-desktop'), shoot(can, 'crash-phone')])
  }
  expect(isBoth).toBe(true)
  await untilSeen(() => isShown(ada, 'İp koptu'))
  await ada.getByRole('button', { name: 'Turların' }).click()
  const row = ada.getByRole('dialog', { name: 'Turların' }).getByRole('listitem').first()
  await row.getByRole('link').click()
  await ada.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await expectAccessible(ada)
})
