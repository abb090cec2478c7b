import { casinoInitGame, casinoPlay, casinoRound, fairnessRotate, fairnessVerify } from '@poyraz/contract'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { type ChoiceRules, type CoinSide, isChoiceGame, mappingOf } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { createCaller } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { countedLoss, giveMoney, limitLosses } from './fixtures/own-money.ts'
import { toHouseGame } from './house-games.ts'

const folder = SLOT_FOLDERS.find(({ game }) => game.slug === 'saatci') ?? expect.fail('the game is there')
const shipped = isChoiceGame(folder.game) ? folder.game : expect.fail('the game has a gamble')
/** The game with a key in every cell, so that each spin wins on nine lines. */
const RULES: ChoiceRules = {
  ...shipped.rules,
  strips: { base: shipped.rules.rows.map(() => ['key', 'key', 'key']), free: null },
}
const GAME = {
  ...toHouseGame({ ...folder, game: { ...shipped, rules: RULES } }),
  certified: true,
  offered: true,
}
const STAKE = 1000
const FUNDS = 10_000n

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([GAME], undefined, { winGamble: true })
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

type Outcome = {
  readonly units: number
  readonly spins: readonly { readonly units: number }[]
  readonly gamble?: { readonly calls: readonly CoinSide[]; readonly tosses: readonly CoinSide[] }
}
type Sending = { readonly key?: string; readonly step?: number; readonly call?: Harness['call'] }

const PLAIN = { kind: 'spin' }
const ASKING = { kind: 'spin', gamble: true }
const COLLECT = { kind: 'collect' }
const callOf = (side: string) => ({ kind: 'call', side })

function spin(playerId: string, choice: object = ASKING, { key, call = harness.call }: Sending = {}) {
  const input = { gameID: GAME.id, stake: STAKE, choice: choice as { kind: string } }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

function send(playerId: string, roundID: string, choice: { kind: string }, sending: Sending = {}) {
  const { key, step, call = harness.call } = sending
  const input = { roundID, choice, ...(step === undefined ? {} : { step }) }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

type Reply = Awaited<ReturnType<typeof spin>>
const valueOf = (reply: Reply) => (reply.ok ? reply.value : expect.fail(`refused: ${reply.error.error}`))
const unitsOf = (outcome: unknown) => (outcome as Outcome).spins[0]?.units ?? 0

/** Number of transfers in the ledger, and of bets, that name the player. */
async function countMoves(playerId: string) {
  const { rows } = await sql<{ accounts: string }>`
    select json_agg(json_build_array(code, balance) order by code)::text as accounts
    from ledger.account where owner = ${playerId}`.execute(harness.test.database.db)
  return rows[0]?.accounts
}

describe('a slot whose win may be staked on a coin', () => {
  it('pays at once where the player did not ask', async () => {
    const playerId = await harness.player(FUNDS)
    const played = valueOf(await spin(playerId, PLAIN))
    const units = unitsOf(played.outcome)
    expect(played).toMatchObject({ state: 'closed', win: BigInt((STAKE / RULES.unitsPerBet) * units) })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: played.balance, 'stake:slots': 0n })
  })

  it('waits with the win where the player asked, and pays it when collected', async () => {
    const playerId = await harness.player(FUNDS)
    const begun = valueOf(await spin(playerId))
    const units = unitsOf(begun.outcome)
    expect(begun).toMatchObject({ state: 'open', win: 0n, balance: FUNDS - BigInt(STAKE) })
    expect(begun.outcome).toMatchObject({ offer: { kind: 'gamble', tosses: [], units } })
    const done = valueOf(await send(playerId, begun.roundID, COLLECT, { step: 1, call: harness.callOf(0) }))
    const win = BigInt((STAKE / RULES.unitsPerBet) * units)
    expect(done).toMatchObject({ state: 'closed', win, balance: FUNDS - BigInt(STAKE) + win })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: done.balance, 'stake:slots': 0n })
  })

  it('moves no money with a call, and at the end what the calls left: twice as much, or nothing', async () => {
    const seen = new Set<number>()
    for (let round = 0; round < 200 && seen.size < 3; round++) {
      const playerId = await harness.player(FUNDS)
      const begun = valueOf(await spin(playerId))
      const units = unitsOf(begun.outcome)
      const before = await countMoves(playerId)
      const called = valueOf(await send(playerId, begun.roundID, callOf('heads')))
      const isRight = called.state === 'open'
      if (isRight) {
        expect(await countMoves(playerId)).toEqual(before)
        expect(called).toMatchObject({ win: 0n, outcome: { offer: { tosses: ['heads'], units: 2 * units } } })
      } else {
        expect(called).toMatchObject({ win: 0n, outcome: { units: 0, gamble: { tosses: ['tails'] } } })
        seen.add(0)
      }
      const next = isRight ? valueOf(await send(playerId, begun.roundID, callOf('tails'))) : called
      const end = next.state === 'open' ? valueOf(await send(playerId, begun.roundID, COLLECT)) : next
      const paid = (end.outcome as unknown as Outcome).units
      if (isRight) seen.add(paid > 0 ? 4 : 1)
      expect([0, 4 * units]).toContain(paid)
      const win = BigInt((STAKE / RULES.unitsPerBet) * paid)
      expect(end).toMatchObject({ win, balance: FUNDS - BigInt(STAKE) + win })
      expect(await harness.accountsOf(playerId)).toEqual({ cash: end.balance, 'stake:slots': 0n })
      harness.clock.advance(1000)
    }
    expect(seen).toEqual(new Set([0, 1, 4]))
  })

  it('counts the stake of the round once as a bet, whatever is called', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await spin(playerId))
    let reply = valueOf(await send(playerId, roundID, callOf('heads')))
    while (reply.state === 'open') reply = valueOf(await send(playerId, roundID, callOf('heads')))
    const { rows } = await sql<{ bets: bigint; stake: bigint }>`
      select count(*) as bets, sum(cash + bonus + free)::bigint as stake
      from wagering.bet where player_id = ${playerId}
    `.execute(harness.test.database.db)
    expect(rows[0]).toMatchObject({ bets: 1n, stake: BigInt(STAKE) })
  })

  it('resumes on another server, after a reload and in a second tab', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await spin(playerId))
    const other = harness.callOf(0)
    const launched = await other(casinoInitGame, { gameID: GAME.id }, { playerId })
    expect(launched.ok && launched.value).toMatchObject({ roundInProgress: roundID })
    const shown = await other(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({
      state: 'open',
      win: 0n,
      outcome: { offer: { tosses: [] } },
    })
    expect(refused(await spin(playerId))).toMatchObject({ error: 'round_open', data: { roundID } })
    const both = await Promise.all([
      send(playerId, roundID, callOf('heads'), { step: 1 }),
      send(playerId, roundID, COLLECT, { step: 1, call: harness.callOf(0) }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const late = both.find(({ ok }) => !ok) ?? expect.fail('one is refused')
    expect(refused(late).error).toBe('state_conflict')
  })

  it('refuses a side that there is not, a second collect, a call after the end and one of a stranger (A19)', async () => {
    const playerId = await harness.player(FUNDS)
    const notLegal = { error: 'invalid_input', fields: [{ field: 'choice', error: 'choice_not_legal' }] }
    const early = { ...ASKING, gamble: false }
    expect(refused(await spin(playerId, early))).toMatchObject(notLegal)
    expect(refused(await spin(playerId, callOf('heads')))).toMatchObject(notLegal)
    const { roundID } = valueOf(await spin(playerId))
    for (const choice of [callOf('edge'), { kind: 'call' }, { kind: 'close' }, PLAIN, ASKING]) {
      expect(refused(await send(playerId, roundID, choice))).toMatchObject(notLegal)
    }
    const stranger = await harness.player(FUNDS)
    expect(refused(await send(stranger, roundID, COLLECT)).error).toBe('not_found')
    valueOf(await send(playerId, roundID, COLLECT))
    for (const choice of [COLLECT, callOf('heads')]) {
      expect(refused(await send(playerId, roundID, choice)).error).toBe('state_conflict')
    }
  })

  it('answers a repeated key as before', async () => {
    const playerId = await harness.player(FUNDS)
    const key = randomId()
    const { roundID } = valueOf(await spin(playerId))
    const first = valueOf(await send(playerId, roundID, callOf('tails'), { key }))
    expect(valueOf(await send(playerId, roundID, callOf('tails'), { key }))).toEqual(first)
    expect(refused(await send(playerId, roundID, callOf('heads'), { key })).error).toBe(
      'idempotency_conflict',
    )
  })

  it('pays the win as it stands when the player stayed away for a day, and is proven', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID, outcome } = valueOf(await spin(playerId))
    const units = unitsOf(outcome)
    harness.clock.advance(DAY_MS + 1000)
    const job = harness.casino.jobs.find(({ name }) => name === 'casino.idle-rounds')
    if (job?.kind !== 'local') expect.fail('the job exists')
    await job.run(new AbortController().signal)
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({ state: 'closed', outcome: { units } })
    expect((await harness.call(fairnessRotate, { clientSeed: 'saat' }, { playerId })).ok).toBe(true)
    const reply = await harness.call(fairnessVerify, { roundID }, { playerId: null })
    const proof = readProof(reply.ok ? reply.value : null)
    if (!proof.ok) expect.fail(proof.error)
    expect(verifyRound(proof.value, mappingOf(proof.value, RULES)).verdict).toBe('proven')
    const forged = { ...proof.value, outcome: { ...(proof.value.outcome as object), units: 2 * units } }
    expect(verifyRound(forged, mappingOf(forged, RULES)).verdict).toBe('disproven')
  })
})

/** Ways to keep a player from betting, as compliance stores them in the gate. */
const BARS = {
  'time-out': sql`timed_out_until = ${'2030-01-01'}`,
  'self-exclusion': sql`excluded = true`,
  'stop by staff': sql`denials = '{"slots": "play_stopped"}'`,
  'lower stake limit': sql`stake_max = ${STAKE}`,
  'session limit': sql`session_minutes_max = 1, play_day = '2026-11-21', played_ms = 60000`,
  'stake limit beside a due reality check': sql`stake_max = ${STAKE}, reality_due = true`,
  'session limit beside a due reality check': sql`session_minutes_max = 1, play_day = '2026-11-21',
    played_ms = 60000, reality_due = true`,
} as const

describe('a player who may not bet any more while a gamble waits (R41)', () => {
  it.each(Object.entries(BARS))('is paid the win as it stands after a %s', async (_, bar) => {
    const playerId = await harness.player(FUNDS)
    const begun = valueOf(await spin(playerId))
    const { db } = harness.test.database
    await sql`update compliance.gate set ${bar} where player_id = ${playerId}`.execute(db)
    expect(refused(await send(playerId, begun.roundID, callOf('heads'))).error).toBe('gamble_stopped')
    const cash = FUNDS - BigInt(STAKE) + BigInt((STAKE / RULES.unitsPerBet) * unitsOf(begun.outcome))
    expect(await harness.accountsOf(playerId)).toEqual({ cash, 'stake:slots': 0n })
    const shown = await harness.call(casinoRound, { roundID: begun.roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({
      state: 'closed',
      outcome: { units: unitsOf(begun.outcome) },
    })
    expect(refused(await send(playerId, begun.roundID, callOf('heads'))).error).toBe('state_conflict')
  })

  it.each([
    [STAKE, false],
    [100_000, true],
  ])('may stake a win above %d with bonus money of this limit: %s (A18)', async (maxStake, isTossed) => {
    const playerId = await harness.player(0n)
    await giveMoney(harness, playerId, { amount: Number(FUNDS), wagering: 1_000_000, max_stake: maxStake })
    const begun = valueOf(await spin(playerId))
    const win = BigInt((STAKE / RULES.unitsPerBet) * unitsOf(begun.outcome))
    expect(win).toBeGreaterThan(STAKE)
    const reply = await send(playerId, begun.roundID, callOf('heads'))
    if (isTossed) return expect(reply.ok).toBe(true)
    expect(refused(reply).error).toBe('gamble_stopped')
    expect(await harness.accountsOf(playerId)).toMatchObject({ bonus: FUNDS - BigInt(STAKE) + win })
  })

  it('stakes the win while only a reality check is due', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await spin(playerId))
    const { db } = harness.test.database
    await sql`update compliance.gate set reality_due = true where player_id = ${playerId}`.execute(db)
    expect((await send(playerId, roundID, callOf('heads'))).ok).toBe(true)
  })

  it('may still collect', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await spin(playerId))
    const { db } = harness.test.database
    await sql`update compliance.gate set ${BARS['self-exclusion']} where player_id = ${playerId}`.execute(db)
    expect(valueOf(await send(playerId, roundID, COLLECT))).toMatchObject({ state: 'closed' })
  })
})

describe('a jurisdiction without gambles', () => {
  it('refuses to ask, of players and in demos, plays on without it, and shows no switch', async () => {
    const call = createCaller((registry) =>
      harness.openCasino(0, [GAME], { winGamble: false }).register(registry),
    )
    const playerId = await harness.player(FUNDS)
    const closed = { error: 'invalid_input', fields: [{ field: 'choice', error: 'gamble_not_allowed' }] }
    expect(refused(await spin(playerId, ASKING, { call }))).toMatchObject(closed)
    expect(await harness.countRounds(playerId)).toBe(0)
    const launched = await call(casinoInitGame, { gameID: GAME.id, demo: true }, { playerId: null })
    const url = new URL(launched.ok ? launched.value.url : '', 'http://localhost')
    expect(url.searchParams.get('gamble')).toBeNull()
    const demoToken = url.searchParams.get('demoToken') ?? ''
    const demo = { demoToken, stake: STAKE, choice: ASKING }
    expect(refused(await call(casinoPlay, demo, { playerId: null }))).toMatchObject(closed)
    expect(valueOf(await spin(playerId, PLAIN, { call })).state).toBe('closed')
    const allowed = await harness.call(casinoInitGame, { gameID: GAME.id }, { playerId })
    expect(allowed.ok && allowed.value.url).toContain('gamble=1')
  })

  it.each([COLLECT, callOf('heads')])('ends an open round with its win paid after $kind', async (choice) => {
    const playerId = await harness.player(FUNDS)
    const { roundID, outcome } = valueOf(await spin(playerId))
    const call = createCaller((registry) =>
      harness.openCasino(0, [GAME], { winGamble: false }).register(registry),
    )
    const ended = await send(playerId, roundID, choice, { call })
    if (choice !== COLLECT) expect(refused(ended).error).toBe('gamble_stopped')
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({ state: 'closed', outcome: { units: unitsOf(outcome) } })
  })
})

it('answers the repeated key of a round that waits as before, also where the next spin would not wait', async () => {
  const game = { ...toHouseGame({ ...folder, game: shipped }), certified: true, offered: true }
  const call = createCaller((registry) =>
    harness.openCasino(0, [game], { winGamble: true }).register(registry),
  )
  for (let waiting = 0; waiting < 12; ) {
    const playerId = await harness.player(FUNDS)
    const key = randomId()
    const begun = valueOf(await spin(playerId, ASKING, { key, call }))
    expect(valueOf(await spin(playerId, ASKING, { key, call }))).toEqual(begun)
    expect(await harness.countRounds(playerId)).toBe(1)
    if (begun.state === 'open') waiting++
  }
})

describe('a refusal of a spin (A41)', () => {
  const CONFLICT = 'idempotency_conflict'
  /** Uses a key up; `null` if the first round of the player does not fit. */
  type Using = (playerId: string) => Promise<string | null>
  let call: Harness['call']
  beforeAll(() => {
    const game = { ...toHouseGame({ ...folder, game: shipped }), certified: true, offered: true }
    call = createCaller((registry) => harness.openCasino(0, [game], { winGamble: true }).register(registry))
  })
  /** Answers to a spin that must be refused, by the state of the round that the next spin then begins. */
  async function answersBy(refuse: (playerId: string, used: string) => Promise<Reply>, use: Using) {
    const answers = { open: new Set<string>(), closed: new Set<string>() }
    for (let player = 0; player < 200 && !(answers.open.size > 0 && answers.closed.size > 0); player++) {
      const playerId = await harness.player(FUNDS)
      const used = await use(playerId)
      if (used === null) continue
      harness.clock.advance(1000)
      const rounds = await harness.countRounds(playerId)
      const answer = await refuse(playerId, used)
      const wasPlayed = (await harness.countRounds(playerId)) > rounds
      const next = wasPlayed ? answer : await spin(playerId, ASKING, { call })
      answers[valueOf(next).state].add(wasPlayed ? 'played' : answer.ok ? 'replayed' : answer.error.error)
    }
    return answers
  }

  it('for the key of a decision says nothing about the next round', async () => {
    const { open, closed } = await answersBy(
      (playerId, used) => spin(playerId, ASKING, { key: used, call }),
      async (playerId) => {
        const begun = valueOf(await spin(playerId, ASKING, { call }))
        if (begun.state === 'closed') return null
        const key = randomId()
        valueOf(await send(playerId, begun.roundID, COLLECT, { key, call }))
        return key
      },
    )
    expect([...open, ...closed]).toEqual([CONFLICT, CONFLICT])
  })

  it('for the key of another spin says nothing about the next round', async () => {
    const { open, closed } = await answersBy(
      (playerId, key) =>
        call(casinoPlay, { gameID: GAME.id, stake: STAKE, choice: ASKING, free: false }, { playerId, key }),
      async (playerId) => {
        const key = randomId()
        const begun = valueOf(await spin(playerId, ASKING, { key, call }))
        return begun.state === 'closed' ? key : null
      },
    )
    expect([...open, ...closed]).toEqual([CONFLICT, CONFLICT])
  })
})

describe('a gamble of a win that cash and bonus money paid for, with a loss limit', () => {
  const CASH = 400
  /** Wagered so far, in basis points of kuruş. */
  async function wageredBy(playerId: string): Promise<number> {
    const { rows } = await sql<{ progress_bp: string }>`
      select progress_bp from promotions.bonus where player_id = ${playerId}`.execute(
      harness.test.database.db,
    )
    return Number(rows[0]?.progress_bp)
  }

  async function mixedPlayer(max: number): Promise<string> {
    const playerId = await harness.player(BigInt(CASH))
    await giveMoney(harness, playerId, { amount: Number(FUNDS), wagering: 1_000_000 })
    await limitLosses(harness, playerId, { period: 'day', max })
    return playerId
  }

  it('pays what the calls left to both moneys by their shares, and counts the stake alone', async () => {
    const seen = new Set<number>()
    for (let round = 0; round < 200 && seen.size < 2; round++) {
      const playerId = await mixedPlayer(CASH)
      const begun = valueOf(await spin(playerId))
      const staked = { cash: 0n, bonus: FUNDS - BigInt(STAKE - CASH), 'stake:slots': BigInt(STAKE) }
      expect(await harness.accountsOf(playerId)).toMatchObject({ cash: staked.cash, bonus: staked.bonus })
      const counted = await countedLoss(harness, playerId, 'day')
      expect(counted).toBe(BigInt(CASH))
      const called = valueOf(await send(playerId, begun.roundID, callOf('heads')))
      // A right call moves nothing yet.
      if (called.state === 'open') {
        expect(await harness.accountsOf(playerId)).toMatchObject({ cash: staked.cash, bonus: staked.bonus })
        expect(await countedLoss(harness, playerId, 'day')).toBe(BigInt(CASH))
      }
      const end = called.state === 'open' ? valueOf(await send(playerId, begun.roundID, COLLECT)) : called
      const win = end.win
      seen.add(win > 0n ? 1 : 0)
      expect(win).toBe(
        called.state === 'open' ? BigInt((2 * STAKE * unitsOf(begun.outcome)) / RULES.unitsPerBet) : 0n,
      )
      const cashWin = (win * BigInt(CASH)) / BigInt(STAKE)
      expect(await harness.accountsOf(playerId)).toMatchObject({
        cash: cashWin,
        bonus: staked.bonus + win - cashWin,
        'stake:slots': 0n,
      })
      expect(await countedLoss(harness, playerId, 'day')).toBe(BigInt(CASH) - cashWin)
      // Basis points of the stake, however much was called.
      expect(await wageredBy(playerId)).toBe(STAKE * 10_000)
    }
    expect(seen).toEqual(new Set([0, 1]))
  })

  it('cannot begin where the cash of its stake is beyond the limit, and a lost one uses the limit up', async () => {
    const barred = await mixedPlayer(CASH - 1)
    expect(refused(await spin(barred)).error).toBe('limit_reached')
    for (let round = 0; round < 200; round++) {
      const playerId = await mixedPlayer(CASH)
      const { roundID } = valueOf(await spin(playerId))
      if (valueOf(await send(playerId, roundID, callOf('tails'))).state === 'open') continue
      await harness.deposit(playerId, 1n)
      harness.clock.advance(1000)
      return expect(refused(await spin(playerId)).error).toBe('limit_reached')
    }
    expect.fail('no call was wrong')
  })
})
