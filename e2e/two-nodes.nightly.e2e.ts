import { financeCheckBalance, tablesRounds, tablesState } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { REDIS_SERVER } from '@poyraz/testkit/redis'
import { createClient, newPlayer, type Player } from '@poyraz/testkit/server'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playOn } from './blackjack-steps.ts'
import { openContext, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { betOnKite, cashOut, chooseTarget, isShown, untilSeen } from './crash-steps.ts'
import { logIn } from './steps.ts'
import { addBot, type Bot, balanceOf, bet, endOf, until } from './table-steps.ts'
import { startTwoNodes, type TwoNodes } from './two-nodes.ts'

const [ROULETTE, BACCARAT, BLACKJACK, CRASH] = [102, 107, 121, 131]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const FUNDS = 1_000_000
/** The third chip of a table of middle stakes, and of one of small stakes. */
const CHIP = 2500
const SMALL_CHIP = 1000
/** Automatic cash-out of the bot, in hundredths. */
const BOT_TARGET = 105
/** Stake of a kite before the player changes it, in kuruş, and a target of `1,50×`. */
const [KITE_STAKE, TARGET] = [5000, 150]
/** Rounds in which a slow machine may miss the end of the bets. */
const TRIES = 6
const NO_REDIS = 'this machine has no redis-server'

let nodes: TwoNodes
let ada: Person
let can: Person
const contexts: BrowserContext[] = []
/** The server that makes the steps: it took all tables at the start, or when the other one was killed. */
let host: 0 | 1 = 0

beforeAll(async () => {
  if (!REDIS_SERVER) return
  nodes = await startTwoNodes({ TABLE_TIME: '50' })
  ada = await newPerson(0, 'desktop')
  can = await newPerson(1, 'phone')
}, 300_000)
afterAll(async () => {
  if (!REDIS_SERVER) return
  await Promise.all(contexts.map((context) => context.close()))
  await nodes.stop()
})

/** A player with a browser. */
type Person = { readonly player: Player; readonly page: Page }

async function newPerson(node: 0 | 1, viewport: ViewportName): Promise<Person> {
  const baseUrl = nodes.urls[node]
  const player = await newPlayer({ client: () => createClient(baseUrl) }, FUNDS)
  const context = await openContext(await sharedBrowser(), { baseUrl, viewport, lang: 'tr' })
  contexts.push(context)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await logIn(page, player.username, player.password)
  await page.waitForURL('**/')
  return { player, page }
}

/** Opens a table in both browsers, with a bot that calls through the second balancer. */
async function sitDown(table: number, ready: (page: Page) => Promise<void>): Promise<Bot> {
  for (const { page } of [ada, can]) {
    await page.goto(`/live/table/${table}`)
    await ready(page)
  }
  return addBot(nodes.urls[1], table)
}
const hasKite = (page: Page) => page.getByRole('button', { name: 'Uçurtma kuralları' }).waitFor()
const hasTimer = (page: Page) => page.getByRole('timer').waitFor()

const stateOf = async (table: number) =>
  (await createClient(nodes.urls[0]).call(tablesState, { tableID: table })).data.state

/** Kills the server that makes the steps, once the table is in this phase of the round. */
async function killHost(table: number, phase: 'betting' | 'drawing'): Promise<void> {
  await until(async () => (await stateOf(table)).phase === phase)
  await nodes.kill(host)
}

/** Starts the killed server again; the other one has its tables now. */
async function reviveHost(): Promise<void> {
  await nodes.revive(host)
  host = host === 0 ? 1 : 0
}

/** Plays until three players have chips in one round, kills the host in this phase, and returns the round. */
async function betAndKill(table: number, phase: 'betting' | 'drawing', bets: () => Promise<string>) {
  for (let tries = 0; tries < TRIES; tries++) {
    const roundID = await bets()
    const { players, roundID: present } = await stateOf(table)
    if (present === roundID && players === 3) {
      await killHost(table, phase)
      return roundID
    }
    await until(async () => (await stateOf(table)).roundID !== roundID)
  }
  throw new Error('three players never had chips in one round')
}

/** Compares the rounds of the player with the wallet and with what the browser shows: all are paid. */
async function expectPaid({ player, page }: Person): Promise<void> {
  const rounds = async () => (await player.client.call(tablesRounds, { limit: 100 })).data
  await until(async () => (await rounds()).every(({ win }) => win !== null))
  const balance = (await rounds()).reduce((sum, { staked, win }) => sum - staked + (win ?? 0), FUNDS)
  const wallet = (await player.client.call(financeCheckBalance, {})).data
  expect(wallet).toEqual([expect.objectContaining({ balance })])
  await expect.poll(() => balanceOf(page), { message: 'balance in the browser' }).toBe(balance)
}

type BlackjackCards = {
  readonly seats: readonly {
    readonly seat: number
    readonly hands: readonly { readonly cards: readonly number[] }[]
  }[]
  readonly dealer: readonly number[]
}

/** Total of blackjack cards, 0 to 12 in each suit from two to ace; one ace counts eleven if it fits. */
function totalOf(cards: readonly number[]): number {
  const ranks = cards.map((card) => card % 13)
  const hard = ranks.reduce((sum, rank) => sum + (rank === 12 ? 1 : Math.min(rank + 2, 10)), 0)
  return ranks.includes(12) && hard <= 11 ? hard + 10 : hard
}

/** Return of a stake of one on a hand that stood with two cards. */
function returnOf(hand: readonly number[], dealer: readonly number[]): number {
  const isNatural = (cards: readonly number[]) => cards.length === 2 && totalOf(cards) === 21
  if (isNatural(hand)) return isNatural(dealer) ? 1 : 2.5
  const [own, other] = [totalOf(hand), totalOf(dealer)]
  if (isNatural(dealer)) return 0
  if (other > 21 || own > other) return 2
  return own === other ? 1 : 0
}

/** Reads what a player won in a round that has ended. */
async function winOf({ player }: Person, roundID: string): Promise<number> {
  let win: number | null = null
  await until(async () => {
    const { data } = await player.client.call(tablesRounds, { limit: 100 })
    win = data.find((round) => round.roundID === roundID)?.win ?? null
    return win !== null
  })
  return win ?? 0
}

async function expectProven(page: Page, roundID: string): Promise<void> {
  await page.goto(`/live/round/${roundID}`)
  await page.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
}

/** All three played the round, and the page that lost its server shows its end like the other. */
async function endTogether(roundID: string, table: string, bot: Bot) {
  const [one, other, third] = await Promise.all([endOf(ada.page), endOf(can.page), bot.played(roundID)])
  await Promise.all([shoot(ada.page, `nodes-${table}-0`), shoot(can.page, `nodes-${table}-1`)])
  expect([one.href, other.href].map((href) => href.split('/').at(-1))).toEqual([roundID, roundID])
  return [one.win, other.win, third.win]
}

it('roulette: the host is killed while bets are open, and three players are paid by one number', async ({
  skip,
}) => {
  skip(!REDIS_SERVER, NO_REDIS)
  const bot = await sitDown(ROULETTE, hasTimer)
  const roundID = await betAndKill(ROULETTE, 'betting', async () => {
    const all = [bet(ada.page, 'red'), bet(can.page, 'black'), bot.bet('odd', SMALL_CHIP)] as const
    return (await Promise.all(all))[2]
  })
  const wins = await endTogether(roundID, 'roulette', bot)
  const { number } = (await bot.outcomeOf(roundID)) as unknown as { number: number }
  const won = [RED.has(number), number > 0 && !RED.has(number), number % 2 === 1]
  expect(wins).toEqual(won.map((one) => (one ? 2 * SMALL_CHIP : 0)))
  for (const person of [ada, can]) await expectPaid(person)
  await reviveHost()
  await expectProven(ada.page, roundID)
})

it('baccarat: the host is killed while cards are dealt, and three players are paid by the same cards', async ({
  skip,
}) => {
  skip(!REDIS_SERVER, NO_REDIS)
  const bot = await sitDown(BACCARAT, hasTimer)
  const roundID = await betAndKill(BACCARAT, 'drawing', async () => {
    const all = [bet(ada.page, 'player'), bet(can.page, 'banker'), bot.bet('tie', CHIP)] as const
    return (await Promise.all(all))[2]
  })
  const wins = await endTogether(roundID, 'baccarat', bot)
  // Player pays 1:1, banker 1:1 less a commission, and a tie pays 8:1 and returns the other stakes.
  expect([
    [2 * CHIP, 0, 0],
    [0, 2 * CHIP - CHIP / 20, 0],
    [CHIP, CHIP, 9 * CHIP],
  ]).toContainEqual(wins)
  for (const person of [ada, can]) await expectPaid(person)
  await reviveHost()
  await expectProven(can.page, roundID)
})

it('blackjack: the host is killed between turns, and three players end the same hands', async ({ skip }) => {
  skip(!REDIS_SERVER, NO_REDIS)
  const bot = await sitDown(BLACKJACK, hasTimer)
  const roundID = await betAndKill(BLACKJACK, 'drawing', async () => {
    const all = [bet(ada.page, 'main-2'), bet(can.page, 'main-5'), bot.bet('main-7', CHIP)] as const
    return (await Promise.all(all))[2]
  })
  await Promise.all([playOn([ada.page, can.page]), bot.decide(roundID, ['decline', 'stand'])])
  const wins = await endTogether(roundID, 'blackjack', bot)
  const { seats, dealer } = (await bot.outcomeOf(roundID)) as unknown as BlackjackCards
  const handOf = (number: number) => seats.find(({ seat }) => seat === number)?.hands[0]?.cards ?? []
  expect(wins).toEqual([2, 5, 7].map((seat) => CHIP * returnOf(handOf(seat), dealer)))
  for (const person of [ada, can]) await expectPaid(person)
  await reviveHost()
  await expectProven(ada.page, roundID)
})

it('crash: the host is killed in flight, and three players are paid by one end of it', async ({ skip }) => {
  skip(!REDIS_SERVER, NO_REDIS)
  const bot = await sitDown(CRASH, hasKite)
  await chooseTarget(can.page, '1,50')
  const roundID = await betAndKill(CRASH, 'drawing', async () => {
    const bets = [betOnKite(ada.page), betOnKite(can.page)]
    return (await Promise.all([bot.bet('kite-1', CHIP, { target: BOT_TARGET }), ...bets]))[0]
  })
  const isPressed = await cashOut(ada.page)
  await untilSeen(() => isShown(can.page, /katta bozduruldu|kaybettin/))
  await Promise.all([shoot(ada.page, 'nodes-crash-0'), shoot(can.page, 'nodes-crash-1')])
  const third = await bot.played(roundID)
  const { crash } = (await bot.outcomeOf(roundID)) as unknown as { crash: number }
  expect(third.win).toBe(crash >= BOT_TARGET ? (CHIP * BOT_TARGET) / 100 : 0)
  expect(await winOf(can, roundID)).toBe(crash >= TARGET ? (KITE_STAKE * TARGET) / 100 : 0)
  const pressed = await winOf(ada, roundID)
  expect(pressed > 0).toBe(isPressed)
  expect(pressed).toBeLessThanOrEqual((KITE_STAKE * crash) / 100)
  for (const person of [ada, can]) await expectPaid(person)
  await reviveHost()
  await expectProven(ada.page, roundID)
})

it('every bet of these rounds was settled once', async ({ skip }) => {
  skip(!REDIS_SERVER, NO_REDIS)
  const database = openDatabase({ url: nodes.databaseUrl, max: 1 })
  const { rows } = await database.pool.query<{ settled: number; bets: number }>(`
    select e.settled::integer, count(*)::integer as bets from tables.bet b
    cross join lateral (select count(*) as settled from wagering.settlement s
      where s.bet_id = b.id and s.kind = 'settle' and s.rolled_back_at is null) e
    where b.state <> 'void' group by e.settled`)
  await database.close()
  expect(rows.map(({ settled }) => settled)).toEqual([1])
  expect(rows[0]?.bets).toBeGreaterThanOrEqual(6)
})
