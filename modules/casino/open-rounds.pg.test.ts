import {
  casinoInitGame,
  casinoPlay,
  casinoRound,
  casinoRounds,
  casinoStats,
  fairnessRotate,
  fairnessVerify,
} from '@poyraz/contract'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { mappingOf, ORIGINAL_GAMES } from '@poyraz/games'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { createCaller } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import type { HouseGame } from './house-game.ts'
import { ORIGINALS } from './originals.ts'

const OFFERED = ORIGINALS.map((game): HouseGame => ({ ...game, certified: true, offered: true }))
const [MINES, HI_LO] = ['mayin-tarlasi', 'asagi-yukari'].map(
  (slug) => OFFERED.find((game) => game.slug === slug) ?? expect.fail(`${slug} is a game`),
) as [HouseGame, HouseGame]
const STAKE = 1000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness(OFFERED)
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

type Call = Harness['call']
type Command = { readonly kind: string; readonly [field: string]: string | number }
type Sending = { key?: string; step?: number; call?: Call }

const START: Command = { kind: 'start', amount: 3 }
const reveal = (cell: number): Command => ({ kind: 'reveal', cell })

function begin(
  playerId: string,
  game = MINES,
  choice: Command = START,
  { key, call = harness.call }: Sending = {},
) {
  return call(casinoPlay, { gameID: game.id, stake: STAKE, choice }, { playerId, ...(key ? { key } : {}) })
}

function send(
  playerId: string,
  roundID: string,
  choice: Command,
  { key, step, call = harness.call }: Sending = {},
) {
  const input = { roundID, choice, ...(step === undefined ? {} : { step }) }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

type Begun = Awaited<ReturnType<typeof begin>>
const valueOf = (reply: Begun) => (reply.ok ? reply.value : expect.fail(`refused: ${reply.error.error}`))

/** Returns the mines of the player's open round: only a test may open the state. */
async function minesOf(roundId: string): Promise<readonly number[]> {
  const { createSeedBox } = await import('@poyraz/fairness/server')
  const { rows } = await sql<{ sealed_state: Buffer }>`
    select sealed_state from casino.open_round where round_id = ${roundId}`.execute(harness.test.database.db)
  const box = createSeedBox(new Uint8Array(32).fill(7))
  const state = box.open(`state:${roundId}`, rows[0]?.sealed_state ?? Buffer.alloc(0))
  return (JSON.parse(new TextDecoder().decode(state)) as { mines: readonly number[] }).mines
}

async function safeCells(roundId: string): Promise<readonly number[]> {
  const mines = await minesOf(roundId)
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell))
}

describe('a round with decisions', () => {
  it('takes the stake, goes on with each command, and pays what it is worth', async () => {
    const playerId = await harness.player(10_000n)
    const begun = valueOf(await begin(playerId))
    expect(begun).toMatchObject({ state: 'open', win: 0n, balance: 9000n, outcome: { mines: [], units: 0 } })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 9000n, 'stake:slots': 1000n })
    const [first = 0, second = 0] = await safeCells(begun.roundID)
    const one = valueOf(await send(playerId, begun.roundID, reveal(first), { step: 1 }))
    expect(one).toMatchObject({ state: 'open', win: 0n, outcome: { revealed: [first], units: 112 } })
    const two = valueOf(await send(playerId, begun.roundID, reveal(second), { step: 2 }))
    expect(two.outcome).toMatchObject({ units: 128, nextUnits: 147, ended: null, mines: [] })
    const taken = valueOf(await send(playerId, begun.roundID, { kind: 'cash_out' }, { step: 3 }))
    expect(taken).toMatchObject({ state: 'closed', win: 1280n, balance: 10_280n })
    expect(taken.outcome).toMatchObject({ ended: 'cash_out', units: 128, mines: { length: 3 } })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 10_280n, 'stake:slots': 0n })
  })

  it('ends with nothing on a mine', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [mine = 0] = await minesOf(roundID)
    const lost = valueOf(await send(playerId, roundID, reveal(mine)))
    expect(lost).toMatchObject({ state: 'closed', win: 0n, balance: 9000n, outcome: { ended: 'lost' } })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 9000n, 'stake:slots': 0n })
  })

  it('is verified from its commands once the seed is shown, and not before', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const rotate = () => harness.call(fairnessRotate, { clientSeed: 'lale' }, { playerId })
    expect(refused(await rotate()).error).toBe('state_conflict')
    const [first = 0] = await safeCells(roundID)
    valueOf(await send(playerId, roundID, reveal(first)))
    expect(refused(await rotate()).error).toBe('state_conflict')
    valueOf(await send(playerId, roundID, { kind: 'cash_out' }))
    const proofOf = async () => {
      const reply = await harness.call(fairnessVerify, { roundID }, { playerId: null })
      const proof = readProof(reply.ok ? reply.value : null)
      return proof.ok ? proof.value : expect.fail(proof.error)
    }
    const sealed = await proofOf()
    expect(verifyRound(sealed, mappingOf(sealed)).verdict).toBe('sealed')
    expect((await rotate()).ok).toBe(true)
    const proof = await proofOf()
    expect(verifyRound(proof, mappingOf(proof))).toMatchObject({ verdict: 'proven' })
    const outcome = { ...(proof.outcome as object), units: 999 }
    expect(verifyRound({ ...proof, outcome }, mappingOf(proof)).verdict).toBe('disproven')
  })

  it('is never changed by the application once it is closed', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [mine = 0] = await minesOf(roundID)
    valueOf(await send(playerId, roundID, reveal(mine)))
    const change = sql`update casino.round set win = 5 where id = ${roundID}`.execute(
      harness.test.database.db,
    )
    await expect(change).rejects.toThrow('a closed round does not change')
  })

  it('shows no mine in the database while it is open', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const { rows } = await sql<{ text: string }>`
      select r::text || o::text as text from casino.round r join casino.open_round o on o.round_id = r.id
      where r.id = ${roundID}`.execute(harness.test.database.db)
    const mines = await minesOf(roundID)
    expect(rows[0]?.text).not.toContain(JSON.stringify(mines))
    expect(rows[0]?.text).not.toContain(Buffer.from(JSON.stringify(mines)).toString('hex'))
  })
})

describe('an open round', () => {
  it('is one per player and game', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const again = refused(await begin(playerId))
    expect(again).toMatchObject({ error: 'round_open', data: { roundID } })
    const both = await Promise.all([
      begin(playerId, HI_LO, { kind: 'start' }),
      begin(playerId, HI_LO, { kind: 'start' }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 8000n, 'stake:slots': 2000n })
  })

  it.each([0, 1, 2])('resumes on another server after %i decisions', async (decisions) => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const cells = await safeCells(roundID)
    for (const cell of cells.slice(0, decisions)) valueOf(await send(playerId, roundID, reveal(cell)))
    const call = harness.callOf(0)
    const launched = await call(casinoInitGame, { gameID: MINES.id }, { playerId })
    expect(launched.ok && launched.value.roundInProgress).toBe(roundID)
    const shown = await call(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({
      state: 'open',
      win: 0n,
      outcome: { revealed: cells.slice(0, decisions), mines: [], commands: { length: decisions + 1 } },
    })
    const next = valueOf(await send(playerId, roundID, reveal(cells[decisions] ?? 0), { call }))
    expect(next.outcome).toMatchObject({ revealed: cells.slice(0, decisions + 1) })
  })

  it('draws the same cards wherever each command is played', async () => {
    const playerId = await harness.player(10_000n)
    const begun = valueOf(await begin(playerId, HI_LO, { kind: 'start' }))
    let last = begun
    for (let skip = 0; skip < 12; skip++) {
      const call = skip % 2 === 0 ? harness.callOf(0) : harness.call
      last = valueOf(await send(playerId, begun.roundID, { kind: 'skip' }, { call }))
    }
    const { cards } = last.outcome as unknown as { cards: readonly number[] }
    expect(cards).toHaveLength(13)
    const { rows } = await sql<{ streams: { words: number }[] }>`
      select streams from casino.round where id = ${begun.roundID}`.execute(harness.test.database.db)
    expect(rows[0]?.streams[0]?.words).toBeGreaterThanOrEqual(13)
    harness.clock.advance(DAY_MS + 1000)
    await runIdleJob()
    expect((await harness.call(fairnessRotate, { clientSeed: 'lale' }, { playerId })).ok).toBe(true)
    const reply = await harness.call(fairnessVerify, { roundID: begun.roundID }, { playerId: null })
    const proof = readProof(reply.ok ? reply.value : null)
    if (!proof.ok) expect.fail(proof.error)
    expect(proof.value.outcome).toMatchObject({ ended: 'void', cards })
    expect(verifyRound(proof.value, mappingOf(proof.value)).verdict).toBe('proven')
  })

  it('answers a repeated key as before, also after the end, and refuses another command under it', async () => {
    const playerId = await harness.player(10_000n)
    const [beginKey, key] = [randomId(), randomId()]
    const begun = valueOf(await begin(playerId, MINES, START, { key: beginKey }))
    const [first = 0, second = 0] = await safeCells(begun.roundID)
    const one = valueOf(await send(playerId, begun.roundID, reveal(first), { key }))
    valueOf(await send(playerId, begun.roundID, reveal(second)))
    const call = harness.callOf(0)
    expect(valueOf(await send(playerId, begun.roundID, reveal(first), { key, call }))).toEqual(one)
    valueOf(await send(playerId, begun.roundID, { kind: 'cash_out' }))
    expect(valueOf(await send(playerId, begun.roundID, reveal(first), { key }))).toEqual(one)
    expect(valueOf(await begin(playerId, MINES, START, { key: beginKey }))).toEqual(begun)
    expect(refused(await send(playerId, begun.roundID, reveal(second), { key })).error).toBe(
      'idempotency_conflict',
    )
    expect((await harness.accountsOf(playerId))['cash']).toBe(10_280n)
  })

  it('refuses what does not belong to it, and moves nothing', async () => {
    const playerId = await harness.player(10_000n)
    const stranger = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [first = 0, second = 0] = await safeCells(roundID)
    valueOf(await send(playerId, roundID, reveal(first)))
    const notLegal = { error: 'invalid_input', fields: [{ field: 'choice', error: 'choice_not_legal' }] }
    for (const choice of [reveal(first), reveal(25), reveal(-1), START, { kind: 'close' }, { kind: 'fly' }]) {
      expect(refused(await send(playerId, roundID, choice))).toMatchObject(notLegal)
    }
    expect(refused(await send(playerId, roundID, reveal(second), { step: 1 })).error).toBe('state_conflict')
    expect(refused(await send(stranger, roundID, reveal(second))).error).toBe('not_found')
    expect(refused(await send(playerId, randomUuid(), reveal(second))).error).toBe('not_found')
    const wrong = await harness.call(casinoPlay, { roundID, choice: START, stake: STAKE }, { playerId })
    expect(refused(wrong).error).toBe('bad_request')
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value.outcome).toMatchObject({ revealed: [first], commands: { length: 2 } })
    valueOf(await send(playerId, roundID, { kind: 'cash_out' }))
    expect(refused(await send(playerId, roundID, { kind: 'cash_out' })).error).toBe('state_conflict')
  })

  it('takes one of two commands that were sent at once for the same step', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [first = 0, second = 0] = await safeCells(roundID)
    const sent = [
      send(playerId, roundID, reveal(first), { step: 1 }),
      send(playerId, roundID, reveal(second), { step: 1, call: harness.callOf(0) }),
    ]
    const replies = await Promise.all(sent)
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(refused(replies.find(({ ok }) => !ok) ?? expect.fail('one is refused')).error).toBe(
      'state_conflict',
    )
  })
})

const randomUuid = () => '0197a1b2-0000-7000-8000-000000000001'

describe('a start that is refused', () => {
  it.each([
    ['without a command', undefined, 'invalid_input'],
    ['with too many mines', { kind: 'start', amount: 25 }, 'invalid_input'],
    ['with a command of a running round', { kind: 'reveal', cell: 1 }, 'invalid_input'],
  ])('%s', async (_, choice, error) => {
    const playerId = await harness.player(10_000n)
    const input = { gameID: MINES.id, stake: STAKE, ...(choice ? { choice } : {}) }
    expect(refused(await harness.call(casinoPlay, input, { playerId })).error).toBe(error)
    expect(await harness.countRounds(playerId)).toBe(0)
  })

  it('for want of money uses no nonce', async () => {
    const playerId = await harness.player(500n)
    expect(refused(await begin(playerId)).error).toBe('insufficient_funds')
    await harness.deposit(playerId, 5000n)
    expect(valueOf(await begin(playerId)).fairness.nonce).toBe(1)
  })

  it('as a free spin, which no such game has', async () => {
    const playerId = await harness.player(10_000n)
    const input = { gameID: MINES.id, stake: STAKE, choice: START, free: true }
    expect(refused(await harness.call(casinoPlay, input, { playerId })).error).toBe('free_spins_over')
  })
})

describe('protection', () => {
  it('refuses an excluded player a new round, and lets the open one be finished', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [first = 0] = await safeCells(roundID)
    const { db } = harness.test.database
    await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(db)
    await sql`update compliance.gate set excluded = true where player_id = ${playerId}`.execute(db)
    expect(refused(await begin(playerId, HI_LO, { kind: 'start' })).error).toBe('excluded')
    valueOf(await send(playerId, roundID, reveal(first)))
    const taken = valueOf(await send(playerId, roundID, { kind: 'cash_out' }))
    expect(taken).toMatchObject({ state: 'closed', win: 1120n })
  })

  it('lets an open round of a closed game be finished', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [first = 0] = await safeCells(roundID)
    harness.setEnabled(MINES.id, false)
    expect(refused(await begin(await harness.player(10_000n))).error).toBe('game_disabled')
    expect((await harness.call(casinoInitGame, { gameID: MINES.id }, { playerId })).ok).toBe(true)
    valueOf(await send(playerId, roundID, reveal(first)))
    valueOf(await send(playerId, roundID, { kind: 'cash_out' }))
    harness.setEnabled(MINES.id, true)
  })
})

async function runIdleJob(casino = harness.casino): Promise<void> {
  const job = casino.jobs.find(({ name }) => name === 'casino.idle-rounds')
  if (job?.kind !== 'local') expect.fail('the job exists')
  await job.run(new AbortController().signal)
}

describe('a round that waited for a day', () => {
  it('is closed at its worth, or returns the stake if there was no decision', async () => {
    const [decided, untouched, later] = await Promise.all([1, 2, 3].map(() => harness.player(10_000n)))
    const one = valueOf(await begin(decided ?? ''))
    const [first = 0] = await safeCells(one.roundID)
    valueOf(await send(decided ?? '', one.roundID, reveal(first)))
    const two = valueOf(await begin(untouched ?? ''))
    harness.clock.advance(DAY_MS / 2)
    const three = valueOf(await begin(later ?? ''))
    harness.clock.advance(DAY_MS / 2 + 1000)
    await runIdleJob()
    const shown = async (playerId: string | undefined, roundID: string) => {
      const reply = await harness.call(casinoRound, { roundID }, { playerId: playerId ?? '' })
      return reply.ok ? reply.value : expect.fail(reply.error.error)
    }
    expect(await shown(decided, one.roundID)).toMatchObject({
      state: 'closed',
      win: 1120n,
      outcome: { ended: 'closed', units: 112 },
    })
    expect(await shown(untouched, two.roundID)).toMatchObject({
      state: 'closed',
      win: 1000n,
      outcome: { ended: 'void' },
    })
    expect(await shown(later, three.roundID)).toMatchObject({ state: 'open' })
    expect(await harness.accountsOf(untouched ?? '')).toEqual({ cash: 10_000n, 'stake:slots': 0n })
    await runIdleJob()
    expect((await harness.accountsOf(decided ?? ''))['cash']).toBe(10_120n)
  })

  it('returns the stake if its rules are not deployed any more', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const changed = harness.openCasino(0, [{ ...MINES, rulesHash: '1'.repeat(64) }])
    const call = createCaller((registry) => changed.register(registry))
    expect(refused(await send(playerId, roundID, reveal(1), { call })).error).toBe('game_disabled')
    harness.clock.advance(DAY_MS + 1000)
    await runIdleJob(changed)
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 10_000n, 'stake:slots': 0n })
    const reply = await harness.call(casinoRound, { roundID }, { playerId })
    expect(reply.ok && reply.value.outcome).toMatchObject({ ended: 'void', broken: true })
  })
})

describe('rules that fail in the middle of a round', () => {
  it('close the game, write nothing, and return the stake in time', async () => {
    const told: unknown[] = []
    let fails = false
    const failure = new Error('the board is not whole')
    const open = MINES.open ?? expect.fail('the game has decisions')
    const failing: HouseGame = {
      ...MINES,
      certified: true,
      open: {
        ...open,
        round: {
          ...open.round,
          apply(state, sent, draws) {
            if (fails) throw failure
            return open.round.apply(state, sent, draws)
          },
        },
      },
    }
    const other = await openHarness([failing], async (gameId, error) => void told.push(gameId, error))
    const playerId = await other.player(10_000n)
    const begun = valueOf(await begin(playerId, failing, START, { call: other.call }))
    fails = true
    const reply = await send(playerId, begun.roundID, reveal(1), { call: other.call })
    expect(refused(reply).error).toBe('game_disabled')
    expect(told).toEqual([MINES.id, failure])
    const shown = await other.call(casinoRound, { roundID: begun.roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({ state: 'open', outcome: { commands: { length: 1 } } })
    await other.close()
  })
})

describe('history and statistics', () => {
  it('show an open round without a result, and count it once when it is closed (R23)', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await begin(playerId))
    const [first = 0] = await safeCells(roundID)
    valueOf(await send(playerId, roundID, reveal(first)))
    const job = async (name: string) => {
      const found = harness.casino.jobs.find((one) => one.name === name)
      if (found?.kind === 'local') await found.run(new AbortController().signal)
    }
    const figures = async () => {
      const range = { startDate: '2026-11-01', endDate: '2026-12-31' }
      const reply = await harness.call(casinoStats, range, { playerId })
      return reply.ok ? reply.value.total : expect.fail(reply.error.error)
    }
    expect(await figures()).toMatchObject({ rounds: 0, stake: 0n })
    // Both readers pass the round while it is open.
    harness.clock.advance(10 * 60_000)
    await job('casino.player-days')
    await job('casino.work')
    const list = await harness.call(casinoRounds, {}, { playerId })
    expect(list.ok && list.value).toMatchObject({ items: [{ roundID, state: 'open', win: 0n }] })
    valueOf(await send(playerId, roundID, { kind: 'cash_out' }))
    await job('casino.player-days')
    expect(await figures()).toMatchObject({ rounds: 1, stake: 1000n, win: 1120n })
    await job('casino.player-days')
    expect(await figures()).toMatchObject({ rounds: 1, stake: 1000n, win: 1120n })
    const { rows } = await sql<{ rounds: bigint; units: bigint }>`
      select rounds, units from casino.return_watch where game_id = ${MINES.id}`.execute(
      harness.test.database.db,
    )
    expect(Number(rows[0]?.rounds)).toBeGreaterThan(0)
  })
})

describe('instant originals', () => {
  const FIRST: Readonly<Record<string, Command & Record<string, unknown>>> = {
    zar: { kind: 'roll', over: false as never, amount: 5000 },
    ucurtma: { kind: 'launch', amount: 200 },
    bilye: { kind: 'drop', rows: 8, risk: 'low' },
    cark: { kind: 'spin', risk: 'high' },
    keno: { kind: 'draw', risk: 'low', numbers: [3, 9, 27] as never },
  }

  it.each(Object.keys(FIRST))('%s is settled in one call, and is proven', async (slug) => {
    const game = OFFERED.find((one) => one.slug === slug) ?? expect.fail(`${slug} is a game`)
    const playerId = await harness.player(100_000n)
    const choice = FIRST[slug] ?? START
    const key = randomId()
    const play = () => begin(playerId, game, choice, { key })
    const played = valueOf(await play())
    expect(played).toMatchObject({ state: 'closed', outcome: { commands: [{ by: 0, command: choice }] } })
    const { units } = played.outcome as unknown as { units: number }
    expect(played.win).toBe(BigInt(units) * 10n)
    expect(played.balance).toBe(99_000n + played.win)
    expect(valueOf(await play())).toEqual(played)
    expect(refused(await begin(playerId, game, START)).error).toBe('invalid_input')
    await harness.call(fairnessRotate, { clientSeed: 'lale' }, { playerId })
    const reply = await harness.call(fairnessVerify, { roundID: played.roundID }, { playerId: null })
    const proof = readProof(reply.ok ? reply.value : null)
    if (!proof.ok) expect.fail(proof.error)
    expect(verifyRound(proof.value, mappingOf(proof.value)).verdict).toBe('proven')
  })

  it('are all of the package, and closed until they are offered', async () => {
    expect(ORIGINALS.map(({ slug }) => slug)).toEqual(ORIGINAL_GAMES.map(({ slug }) => slug))
    const closed = await openHarness(ORIGINALS.map((game) => ({ ...game, certified: true, offered: false })))
    const playerId = await closed.player(10_000n)
    expect(refused(await begin(playerId, MINES, START, { call: closed.call })).error).toBe('game_disabled')
    await closed.close()
  })
})

describe('random sessions', () => {
  it('leave every kuruş where the outcomes say', async () => {
    const playerId = await harness.player(1_000_000n)
    let expected = 1_000_000n
    for (let round = 0; round < 12; round++) {
      const game = round % 2 === 0 ? MINES : HI_LO
      const begun = valueOf(
        await begin(playerId, game, game === MINES ? { kind: 'start', amount: 8 } : { kind: 'start' }),
      )
      expected -= 1000n
      let last = begun
      for (let step = 0; last.state === 'open'; step++) {
        const view = last.outcome as unknown as { units: number; guesses?: readonly { call: string }[] }
        const call = view.guesses?.[round % view.guesses.length]?.call ?? 'higher'
        const next: Command = game === MINES ? reveal((step * 7 + round) % 25) : { kind: 'guess', call }
        const isDone = view.units > 0 && (step === 3 || (game === HI_LO && view.guesses?.length === 0))
        last = valueOf(await send(playerId, begun.roundID, isDone ? { kind: 'cash_out' } : next))
      }
      const { units } = last.outcome as unknown as { units: number }
      expect(last.win).toBe(BigInt(units) * 10n)
      expected += last.win
      expect(last.balance).toBe(expected)
    }
    expect(await harness.accountsOf(playerId)).toEqual({ cash: expected, 'stake:slots': 0n })
  })
})

describe('demo play', () => {
  it('plays a round with decisions from its token alone, and opens its seed at the end', async () => {
    const launched = await harness.call(casinoInitGame, { gameID: MINES.id, demo: true }, { playerId: null })
    const url = launched.ok ? launched.value.url : expect.fail('refused')
    const token = new URL(url, 'http://x').searchParams.get('demoToken') ?? ''
    const demo = (input: object) => harness.call(casinoPlay, input as { stake: number }, { playerId: null })
    const begun = valueOf(await demo({ demoToken: token, stake: STAKE, choice: START }))
    expect(begun).toMatchObject({ state: 'open', balance: 999_000n, outcome: { mines: [] } })
    expect(begun.fairness.serverSeed).toBeUndefined()
    expect(refused(await demo({ demoToken: begun.demoToken, stake: STAKE, choice: START })).error).toBe(
      'state_conflict',
    )
    expect(refused(await demo({ demoToken: begun.demoToken, choice: START })).error).toBe('invalid_input')
    expect(refused(await demo({ demoToken: begun.demoToken, choice: reveal(1), step: 5 })).error).toBe(
      'state_conflict',
    )
    let last = begun
    for (let cell = 0; last.state === 'open'; cell++) {
      const choice = cell < 3 ? reveal(cell) : { kind: 'cash_out' }
      last = valueOf(
        await harness.callOf(0)(
          casinoPlay,
          { demoToken: last.demoToken ?? '', choice, step: cell + 1 },
          { playerId: null },
        ),
      )
      expect(last.roundID).toBe(begun.roundID)
    }
    expect(last.balance).toBe(999_000n + last.win)
    const { serverSeed = null, rulesHash = '', streams = [], ...fairness } = last.fairness
    const proof = readProof({
      gameID: MINES.slug,
      rulesHash,
      streams,
      serverSeed,
      ...fairness,
      outcome: last.outcome,
    })
    if (!proof.ok) expect.fail(proof.error)
    expect(verifyRound(proof.value, mappingOf(proof.value)).verdict).toBe('proven')
    expect(refused(await demo({ demoToken: last.demoToken, choice: reveal(9) })).error).toBe('state_conflict')
  })
})
