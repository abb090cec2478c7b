import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { settle, VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('the machine room on %s', (viewport) => {
  const visit = async (address: string, look: (page: Page) => Promise<void>) => {
    const context = await lendContext({ baseUrl: inject('baseUrl'), viewport })
    try {
      const page = await context.newPage()
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(page)
      await settle(page)
      await expectAccessible(page)
      const shots = process.env['SHOTS']
      const name = `${address.split('/').at(-1)?.replace(/\W/g, '-')}-${viewport}`
      if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
    } finally {
      await returnContext(context)
    }
  }

  it('turns a reel by key, button and drag, and shows what the window pays', async () => {
    await visit('/slot/machine/nazar?stops=0-0-0-0-0', async (page) => {
      const reel = page.getByRole('spinbutton', { name: '1. makara' })
      const stop = () => reel.getAttribute('aria-valuenow')
      expect(await stop()).toBe('0')
      await reel.press('ArrowUp')
      expect(await stop()).toBe('37')
      await page.getByRole('button', { name: '1. makarayı aşağı çevir' }).click()
      await page.getByRole('button', { name: '1. makarayı aşağı çevir' }).click()
      expect(await stop()).toBe('1')
      const box = await reel.boundingBox()
      if (!box) throw new Error('no reel')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - box.width, { steps: 4 })
      await page.mouse.up()
      expect(await stop()).toBe('2')
      await page.getByRole('button', { name: 'En büyük ödeme' }).click()
      // The certificate states this pay as the largest one of a paid spin.
      expect(await page.getByText('Bahsin 96,8 katı').first().textContent()).toContain('96,8')
    })
  })

  it('counts all stops in the browser to the return of the certificate', async () => {
    await visit('/slot/machine/nazar', async (page) => {
      await page.getByRole('button', { name: 'Say', exact: true }).click()
      await page.getByText('Sertifikadakiyle aynı.').waitFor()
      expect(await page.getByText('%96,1035496449').count()).toBe(1)
    })
  })

  it('shows the round of a ticket step by step', async () => {
    await visit('/slot/machine/bostan?ticket=5', async (page) => {
      const number = page.getByRole('textbox', { name: 'Bilet numarası' })
      expect(await number.inputValue()).toBe('5')
      await number.fill('1048576')
      await page.getByText('0 ile 1.048.575 arasında bir tam sayı yaz.').waitFor()
      await number.fill('1.000')
      await page.getByRole('heading', { name: '1.000 numaralı bilet' }).waitFor()
      await page.getByRole('button', { name: 'Sonraki bilet' }).click()
      await page.getByRole('heading', { name: '1.001 numaralı bilet' }).waitFor()
      expect(await number.inputValue()).toBe('1001')
    })
  })
})

it('has no room for a game that does not exist', async () => {
  const context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop' })
  try {
    const page = await context.newPage()
    await page.goto('/slot/machine/no-such-game')
    const missing = page.getByRole('heading', { name: 'Sayfa bulunamadı' })
    await missing.waitFor()
    expect(await missing.count()).toBe(1)
  } finally {
    await returnContext(context)
  }
})
