import { tablesBet, tablesDecide, tablesProof, tablesRounds, tablesState } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { createClient, newPlayer, type WireReply } from '@poyraz/testkit/server'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { logIn } from './steps.ts'

/** Actions of a player at a live table of the Turkish site. */

/** Journeys wait for the phases of rounds. */
const STAGE_TIMEOUT_MS = 120_000

/** Logs a player in and opens a live table. */
export async function openTable(context: BrowserContext, username: string, table: string): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.goto(table)
  await page.getByRole('timer').waitFor()
  return page
}

export const until = (holds: () => Promise<boolean>) =>
  expect.poll(holds, { timeout: STAGE_TIMEOUT_MS, interval: 100 }).toBe(true)
export const isBetting = (page: Page) => page.getByText('Bahisler açık').first().isVisible()

export type Played = { readonly href: string; readonly staked: number; readonly win: number }

/** Reads the latest round of the player from the list of own rounds; amounts are in kuruş. */
export async function latestRound(page: Page): Promise<Played> {
  await page.getByRole('button', { name: 'Turların' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turların' })
  const row = dialog.getByRole('listitem').first()
  await row.waitFor()
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  const amounts = ((await row.textContent()) ?? '').match(/₺[\d.]+,\d\d/g) ?? []
  const [staked = 0, win = 0] = amounts.map((text) => Number(text.replace(/\D/g, '')))
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  return { href, staked, win }
}

export async function balanceOf(page: Page): Promise<number> {
  const text = await page.locator('dl > div').filter({ hasText: 'Bakiye' }).locator('dd').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

const STAKED = 'Toplam bahis'
/** The amount may disappear while it is read. */
const READ_TIMEOUT_MS = 1000

/**
 * Reads the chips of the player on the table that the server has accepted; `null` while some are on their way,
 * and while the table asks for a decision instead of chips.
 */
async function acceptedOf(page: Page): Promise<number | null> {
  const amount = page.locator('dl > div').filter({ hasText: STAKED }).locator('dd')
  if ((await amount.count()) === 0) return null
  const read = Promise.all([
    amount.textContent({ timeout: READ_TIMEOUT_MS }),
    amount.getAttribute('aria-busy', { timeout: READ_TIMEOUT_MS }),
  ])
  const [text, busy] = await read.catch(() => [null, null])
  return text === null || busy === 'true' ? null : Number(text.replace(/\D/g, ''))
}

/** True once the chips of the player's last round are off the table. */
export const isCleared = async (page: Page) => (await acceptedOf(page)) === 0

/** Reads the player's chips once all of them are accepted, in kuruş. */
export async function stakedOf(page: Page): Promise<number> {
  let accepted: number | null = null
  await until(async () => {
    accepted = await acceptedOf(page)
    return accepted !== null
  })
  return accepted ?? 0
}

/** Places a chip in the next open bets, again if it came too late, until the server has accepted one. */
export async function bet(page: Page, spot: string): Promise<void> {
  const place = page.locator(`[data-spot="${spot}"]`).first()
  await until(async () => {
    if ((await stakedOf(page)) > 0) return true
    if (await isBetting(page)) await place.click({ timeout: 1000 }).catch(() => undefined)
    return (await stakedOf(page)) > 0
  })
}

/** Waits until a round that the player played has ended, and reads it. */
export async function endOf(page: Page): Promise<Played> {
  await until(async () => page.getByRole('timer').getByText('Sonuç').isVisible())
  await until(() => isCleared(page))
  return latestRound(page)
}

/** A player without a browser, who plays over the endpoint. */
export type Bot = Awaited<ReturnType<typeof addBot>>

const BOT_FUNDS = 1_000_000
type Move = 'stand' | 'decline' | 'fold'

export async function addBot(url: string, tableID: number) {
  const { client } = await newPlayer({ client: () => createClient(url) }, BOT_FUNDS)
  const state = async () => dataOf(await client.call(tablesState, { tableID })).state
  return {
    /** Bets in the open round, at a crash table with a target, and returns the round. */
    async bet(spot: string, amount: number, more: { readonly target?: number } = {}): Promise<string> {
      let roundID = ''
      await until(async () => {
        roundID = (await state()).roundID
        const chips = [{ spot, amount }]
        return (await client.call(tablesBet, { tableID, roundID, chips, ...more }, { key: randomId() }))
          .result
      })
      return roundID
    },
    /** Makes these moves whenever the table waits for the bot, until the round is over. */
    async decide(roundID: string, moves: readonly Move[]): Promise<void> {
      await until(async () => {
        const { roundID: present, phase, hands } = await state()
        if (present !== roundID || phase === 'result') return true
        const step = hands?.step ?? 0
        for (const move of phase === 'drawing' ? moves : [])
          await client.call(tablesDecide, { tableID, roundID, step, move }, { key: randomId() })
        return false
      })
    },
    /** Reads what the bot staked and won in a round that has ended. */
    async played(roundID: string): Promise<Pick<Played, 'staked' | 'win'>> {
      let played: Pick<Played, 'staked' | 'win'> | null = null
      await until(async () => {
        const rounds = dataOf(await client.call(tablesRounds, { tableID }))
        const round = rounds.find((one) => one.roundID === roundID)
        if (round && round.win !== null) played = { staked: round.staked, win: round.win }
        return played !== null
      })
      return played ?? { staked: 0, win: 0 }
    },
    outcomeOf: async (roundID: string) => dataOf(await client.call(tablesProof, { roundID })).outcome,
  }
}

function dataOf<Data>({ result, error, data }: WireReply<Data>): Data {
  if (!result) throw new Error(`the call was refused: ${error}`)
  return data
}
