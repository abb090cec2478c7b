import { jsonArray } from '@poyraz/db'
import { soloDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { type CoinSide, type OriginalCommand, recordOf, type WatchedKind } from '@poyraz/games'
import { kurus, MINUTE_MS } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { UNREAD_MS } from './commands/watch-returns.ts'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import type { HouseGame } from './house-game.ts'
import { HOUSE_GAMES } from './house-games.ts'
import { expectedHits, expectedSum, FALSE_ALARM, limitOf, sigmasOf } from './returns.ts'
import { BLOCK_ROUNDS } from './store/returns.ts'
import { COIN } from './testing/coin.ts'

const GAME = HOUSE_GAMES.find(({ slug }) => slug === 'nazar') ?? expect.fail('nazar is deployed')
const PAID_SPIN = GAME.watchedFigures?.().paid ?? expect.fail('nazar is watched')
const FREE_SPIN = GAME.watchedFigures?.().free ?? expect.fail('nazar has free spins')
const STAKE = GAME.stakes[0] ?? kurus(0)
const NOTHING = { spins: [{ units: 0 }], units: 0 }
type Round = { readonly spins: readonly { readonly units: number }[] }
/** Played once: what the game's own rules make of 20,000 nonces of one seed. */
const HONEST: readonly Round[] = Array.from({ length: BLOCK_ROUNDS }, (_, index) => {
  const seeds = { serverSeed: new Uint8Array(32).fill(3), clientSeed: 'poyraz' }
  const round = { ...seeds, gameId: GAME.slug, rulesHash: GAME.rulesHash, nonce: index + 1, stream: 'main' }
  return GAME.decide(soloDraws(round, nodeHash), STAKE).outcome as Round
})

const DRAWN_ROUNDS = 6000
/** The seeds are fixed, so this bound is met in every run or in none. */
const SIGMAS_MAX = 4.5

/** Rounds of one pair of seeds, as the server draws them. */
function drawnBy({ slug: gameId, rulesHash, decide, stakes }: HouseGame, count: number) {
  const serverSeed = new Uint8Array(32).fill(9)
  return Array.from({ length: count }, (_, index) => {
    const seeds = { serverSeed, clientSeed: 'poyraz', gameId, rulesHash, nonce: index + 1, stream: 'main' }
    return decide(soloDraws(seeds, nodeHash), stakes[0] ?? kurus(0)).outcome as Round & {
      readonly units: number
    }
  })
}

type Gambled = Round & {
  readonly gamble?: { readonly calls: readonly CoinSide[]; readonly tosses: readonly CoinSide[] }
}
const other = (side: CoinSide): CoinSide => (side === 'heads' ? 'tails' : 'heads')
const rightCalls = (gamble: Gambled['gamble']) =>
  gamble ? gamble.calls.map((side, index) => Number(side === gamble.tosses[index])) : []

/** Rounds of a slot with a gamble whose players call heads and tails in turn for as long as they may. */
const GAMBLED: readonly Gambled[] = Array.from({ length: 600 }, (_, index) => {
  const {
    slug: gameId,
    rulesHash,
    open: rules,
  } = HOUSE_GAMES.find(({ slug }) => slug === 'saatci') ?? expect.fail()
  const round = rules?.round ?? expect.fail('the game waits for decisions')
  const seeds = { serverSeed: new Uint8Array(32).fill(5), clientSeed: 'poyraz', nonce: index + 1 }
  const draws = soloDraws({ ...seeds, gameId, rulesHash, stream: 'main' }, nodeHash)
  const commands: Sent<OriginalCommand>[] = []
  let state = round.open(1, draws)
  for (let record = recordOf(round, state, commands); ; record = recordOf(round, state, commands)) {
    if (record) return record as unknown as Gambled
    const side = (index + commands.length) % 2 === 0 ? 'heads' : 'tails'
    const command = commands.length === 0 ? { kind: 'spin', gamble: true } : { kind: 'call', side }
    const sent = { by: 0, command } as unknown as Sent<OriginalCommand>
    const next = round.apply(state, sent, draws)
    if (!next.ok) return expect.fail(next.error)
    commands.push(sent)
    state = next.value
  }
})

let harness: Harness
let told: { gameId: number; message: string }[]
afterEach(() => harness.close())

async function open(
  onBroken?: () => Promise<void>,
  games: readonly HouseGame[] = [GAME, COIN],
): Promise<void> {
  told = []
  harness = await openHarness(games, async (gameId, error) => {
    await onBroken?.()
    told.push({ gameId, message: String(error) })
  })
}

/** Rounds of so many players, and time for their ids to be read. */
async function played(outcomes: readonly object[], game?: HouseGame): Promise<void> {
  await inTime(outcomes, game)
  harness.clock.advance(UNREAD_MS + 1)
}

/** Rounds of this moment, as the casino writes them. */
async function inTime(outcomes: readonly object[], { id, rulesHash }: HouseGame = GAME): Promise<void> {
  await sql`
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, state, key, created_at)
    select (lpad(to_hex(${harness.clock.nowMs()}::bigint), 12, '0') || '7000'
        || substr(md5(random()::text || n), 1, 16))::uuid,
      gen_random_uuid(), ${id}, gen_random_uuid(), 1, ${rulesHash}, ${STAKE}, 0, 0, outcome, '[]', 'closed',
      'play:' || n, now()
    from unnest(${jsonArray(outcomes.map((outcome) => JSON.stringify(outcome)))}::json[])
      with ordinality as t (outcome, n)`.execute(harness.test.database.db)
}

async function watched() {
  const { rows } = await harness.test.database.pool.query(
    `select game_id, kind, rounds::integer, units::integer, hits::integer, block_rounds::integer
     from casino.return_watch order by kind desc`,
  )
  return rows as readonly (Record<'game_id' | 'rounds' | 'units' | 'hits' | 'block_rounds', number> & {
    kind: string
  })[]
}

/** Counts values as the watch does: number, capped sum, and values above zero. */
function tally(values: readonly number[], most: number) {
  const units = values.reduce((sum, value) => sum + Math.min(value, most), 0)
  const { length } = values
  return { rounds: length, units, hits: values.filter((value) => value > 0).length, block_rounds: length }
}

/** The same round with other free spins. */
function withFree(
  { spins: [paid, ...free] }: Round,
  change: (free: Round['spins']) => Round['spins'],
): Round {
  return { spins: [...(paid ? [paid] : []), ...change(free)] }
}

/** Rounds after which a sum that is too much by so much a round lies beyond its limit, be it 4 sigmas unlucky. */
function roundsUntil(off: number, expected: ReturnType<typeof expectedSum>): number {
  for (let rounds = 1; ; rounds++) {
    const chance = 4 * 1.3 * Math.sqrt(rounds * expected.variance)
    if (rounds * off > limitOf(expected, rounds, 'up') + chance) return rounds
  }
}

describe('live rounds (R17)', () => {
  it('whose pay is what the rules make of it close nothing, as long as they are played', async () => {
    await open()
    for (let start = 0; start < HONEST.length; start += 2500) {
      await played(HONEST.slice(start, start + 2500))
      await harness.casino.work()
    }
    expect(told).toEqual([])
    const pays = HONEST.map(({ spins }) => spins.map(({ units }) => units))
    const paid = pays.map(([first = 0]) => first)
    const free = pays.flatMap(([, ...others]) => others)
    expect(Math.max(...paid)).toBeGreaterThan(PAID_SPIN.most)
    expect(Math.max(...free)).toBeGreaterThan(FREE_SPIN.most)
    const awarded = pays.map(({ length }) => length - 1)
    expect(await watched()).toEqual([
      { game_id: GAME.id, kind: 'paid', ...tally(paid, PAID_SPIN.most) },
      { game_id: GAME.id, kind: 'free', ...tally(free, FREE_SPIN.most) },
      { game_id: GAME.id, kind: 'awarded', ...tally(awarded, Infinity) },
    ])
    const figures = harness.casino.returns()
    expect(figures.map(({ game, kind, span, rounds }) => [game, kind, span, rounds])).toEqual([
      [GAME.slug, 'paid', 'all', 20_000],
      [GAME.slug, 'paid', 'block', 20_000],
      [GAME.slug, 'awarded', 'all', 20_000],
      [GAME.slug, 'awarded', 'block', 20_000],
      [GAME.slug, 'free', 'all', free.length],
      [GAME.slug, 'free', 'block', free.length],
    ])
    for (const { sigmas } of figures) expect(Math.abs(sigmas)).toBeLessThan(4)
  })

  it('that pay nothing close their game before two hundred of them, and no other', async () => {
    await open()
    const { mean } = expectedHits(PAID_SPIN)
    const rounds = Math.ceil((2 * Math.log(1 / FALSE_ALARM) * (1 - mean + mean / 3)) / mean)
    expect(rounds).toBeLessThan(200)
    await played(Array(rounds).fill(NOTHING))
    await harness.casino.work()
    expect(told).toEqual([
      { gameId: GAME.id, message: expect.stringContaining(`the return of ${GAME.slug} is out of range: 0 `) },
    ])
    const id = await harness.player(1000n)
    expect(refused(await harness.play(id, Number(STAKE), undefined, GAME.id)).error).toBe('game_disabled')
    expect((await harness.play(id, 100)).ok).toBe(true)
  })

  it('are not held against a game that was opened again: it closes anew for new ones alone, on every server', async () => {
    await open()
    await played(Array(150).fill(NOTHING))
    // Under way when it closes, and read only after it was opened again.
    await inTime(Array(150).fill(NOTHING))
    await harness.casino.work()
    expect(told).toHaveLength(1)
    harness.clock.advance(UNREAD_MS + 1)
    harness.setEnabled(GAME.id, true)
    const other = harness.openCasino(0)
    for (const server of [other, harness.casino]) await server.work()
    expect(harness.casino.returns()).toEqual([])
    await played(HONEST.slice(0, 500))
    for (const server of [harness.casino, other]) await server.work()
    expect(await watched()).toMatchObject([{ kind: 'paid', rounds: 500 }, {}, { rounds: 500 }])
    expect(told).toHaveLength(1)
    await played(Array(400).fill(NOTHING))
    for (const server of [harness.casino, other]) await server.work()
    expect(told).toHaveLength(2)
    expect(harness.closed).toContain(`game:${GAME.id}`)
  })

  it('out of range in a game that staff had closed close it once they open it', async () => {
    await open()
    harness.setEnabled(GAME.id, false)
    await played(Array(300).fill(NOTHING))
    await harness.casino.work()
    expect(told).toEqual([])
    harness.setEnabled(GAME.id, true)
    await harness.casino.work()
    expect(told).toHaveLength(1)
  })

  it.each<readonly [string, (free: Round['spins']) => Round['spins'], string]>([
    ['pay twice', (free) => free.map(({ units }) => ({ units: units * 2 })), ' units paid in all '],
    ['pay nothing', (free) => free.map(() => ({ units: 0 })), ' units paid in all '],
    ['come twice as many', (free) => [...free, ...free].slice(0, 30), ' free spins in all 20000 rounds'],
    ['never come', () => [], ' free spins in all 20000 rounds'],
  ])('whose free spins %s close their game', async (_, change, message) => {
    await open()
    await played(HONEST)
    await harness.casino.work()
    expect(told).toEqual([])
    await harness.test.database.pool.query('delete from casino.return_watch')
    await played(HONEST.map((round) => withFree(round, change)))
    await harness.casino.work()
    expect(told).toEqual([{ gameId: GAME.id, message: expect.stringContaining(message) }])
  })

  it('that pay 130 % close their game after some thousands', async () => {
    await open()
    const much = HONEST.map(({ spins: [paid, ...free] }) => ({
      spins: [{ units: Math.round((paid?.units ?? 0) * 1.3) }, ...free],
    }))
    // Wins above the cap are not counted, so it is a little less than 30 %.
    const expected = expectedSum(PAID_SPIN)
    const rounds = roundsUntil(0.25 * expected.mean, expected)
    expect(rounds).toBeLessThan(BLOCK_ROUNDS)
    await played(much.slice(0, 100))
    await harness.casino.work()
    expect(told).toEqual([])
    await played(much.slice(100, rounds))
    await harness.casino.work()
    expect(told).toEqual([
      { gameId: GAME.id, message: expect.stringContaining(`units paid in all ${rounds} `) },
    ])
  })

  it('that go wrong after long good ones close their game: the newest are judged alone, too', async () => {
    await open()
    await played(HONEST)
    await harness.casino.work()
    await played(Array(300).fill(NOTHING))
    await harness.casino.work()
    expect(told).toEqual([{ gameId: GAME.id, message: expect.stringContaining('in the newest 300 rounds') }])
  })

  it('without pays that can be read count as paying nothing', async () => {
    await open()
    await played(Array(300).fill({ face: 1 }))
    await harness.casino.work()
    expect(told).toMatchObject([{ message: expect.stringContaining('is out of range: 0 ') }])
  })

  it('are counted once, whichever servers look and how often, and by the rules they were played by', async () => {
    await open()
    await played(HONEST.slice(0, 3000))
    await played(Array(300).fill(NOTHING), { ...GAME, rulesHash: 'b'.repeat(64) })
    await played([{ face: 1 }], COIN)
    const servers = Array.from({ length: 4 }, () => harness.openCasino(0))
    await Promise.all([harness.casino, ...servers].map((server) => server.work()))
    await Promise.all(servers.map((server) => server.work()))
    await played(HONEST.slice(3000, 4000))
    // As after a restart.
    await harness.openCasino(0).work()
    expect((await watched()).map(({ kind, rounds }) => [kind, rounds])).toEqual([
      ['paid', 4000],
      ['free', expect.any(Number)],
      ['awarded', 4000],
    ])
    expect(told).toEqual([])
  })

  it('are left until none can come before them any more', async () => {
    await open()
    await played(HONEST.slice(0, 10))
    harness.clock.advance(-MINUTE_MS)
    await harness.casino.work()
    expect(await watched()).toEqual([])
    harness.clock.advance(MINUTE_MS)
    await harness.casino.work()
    expect(await watched()).toMatchObject([{ rounds: 10 }, { rounds: 10 }])
  })

  it('close their game again where nobody heard of it', async () => {
    let down = true
    await open(async () => {
      if (down) throw new Error('the database is down')
    })
    await played(Array(300).fill(NOTHING))
    await expect(harness.casino.work()).rejects.toThrow('failed')
    down = false
    // The first server died before anybody heard.
    await harness.openCasino(0).work()
    expect(told).toHaveLength(1)
  })
})

describe('calls of a gamble (R17)', () => {
  const game = HOUSE_GAMES.find(({ slug }) => slug === 'saatci') ?? expect.fail('saatci is deployed')

  it('of a fair coin close nothing, whatever players call, and each call is counted', async () => {
    await open(undefined, [game])
    await played(GAMBLED, game)
    await harness.casino.work()
    expect(told).toEqual([])
    const calls = GAMBLED.flatMap(({ gamble }) => rightCalls(gamble))
    expect(calls.length).toBeGreaterThan(300)
    const [gamble] = (await watched()).filter(({ kind }) => kind === 'gamble')
    expect(gamble).toMatchObject(tally(calls, 1))
  })

  it.each([
    ['against', (calls: readonly CoinSide[]) => calls.map(other)],
    ['with', (calls: readonly CoinSide[]) => calls],
  ])('of a coin that falls %s the player close the game', async (_, tossesOf) => {
    await open(undefined, [game])
    const rigged = GAMBLED.map(({ gamble, ...round }) =>
      gamble ? { ...round, gamble: { calls: gamble.calls, tosses: tossesOf(gamble.calls) } } : round,
    )
    await played(rigged, game)
    await harness.casino.work()
    expect(told).toMatchObject([{ gameId: game.id, message: expect.stringContaining('calls of a gamble') }])
  })
})

describe('drawn rounds of reels in a book', () => {
  const books = HOUSE_GAMES.filter(({ rulesText }) => rulesText?.includes('"mapping":"book-2"'))

  it.each(books)('of $slug pay, award and hit as its certificate counts all tickets', async (game) => {
    await open(undefined, [game])
    const rounds = drawnBy(game, DRAWN_ROUNDS)
    await played(rounds, game)
    await harness.casino.work()
    expect(told).toEqual([])
    const figures = game.watchedFigures?.() ?? expect.fail('the game is watched')
    const counted = await watched()
    expect(counted.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(figures).toSorted())
    for (const { kind, rounds: count, units, hits } of counted) {
      const figure = figures[kind as WatchedKind] ?? expect.fail(kind)
      const tally = { rounds: count, units, hits }
      expect(Math.abs(sigmasOf(tally, figure)), kind).toBeLessThan(SIGMAS_MAX)
      const { mean, variance } = expectedHits(figure)
      const off = Math.abs(hits - count * mean) / Math.sqrt(count * variance)
      expect(off, `hits of ${kind}`).toBeLessThan(SIGMAS_MAX)
    }
  })

  it('are found where the drawn ticket is not the one that is paid', async () => {
    const [game = expect.fail('there is a book')] = books
    await open(undefined, [game])
    // Of two drawn rounds the better one is paid.
    const rounds = drawnBy(game, 2 * DRAWN_ROUNDS)
    const better = rounds.flatMap((round, index) => {
      const next = rounds[index + 1]
      return index % 2 === 0 && next ? [round.units > next.units ? round : next] : []
    })
    await played(better, game)
    await harness.casino.work()
    expect(told).toHaveLength(1)
  })
})
