import { describe, expect, it, vi } from 'vitest'
import { unseenRound } from '../round/shown-rounds.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome, gameOf } from '../testing/rounds.ts'
import { type Called, openStage, playedReply, type Server, type Stage } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'
import { openVerifier } from './verify.ts'

const game = gameOf('lale-devri')
const LOSS = findOutcome(game, ({ units }) => units === 0)
const WIN = findOutcome(game, ({ units, spins }) => spins.length === 1 && units > 2 * game.rules.unitsPerBet)
const FEATURE = findOutcome(game, ({ spins }) => spins.length > 5)
const PAIR = {
  commitment: 'a'.repeat(64),
  nextCommitment: 'b'.repeat(64),
  clientSeed: 'x',
  nonce: 1,
  staleSeed: false,
}

/** A fake server with a balance of ₺100, or `balance` kuruş, and the given replies. */
function serverOf(
  play: (call: Called) => ReturnType<Server>,
  rounds: () => readonly object[] = () => [],
  balance = 10_000,
): Server {
  return (call) => {
    switch (call.method) {
      case 'casino.rounds':
        return { data: rounds() }
      case 'casino.round':
        return { data: rounds()[0] }
      case 'finance.check_balance':
        return { data: [{ balance, cash: balance, bonus: 0, held: 0, currency: 'TRY' }] }
      case 'bonus.mine':
        return { data: [] }
      case 'casino.play':
        return play(call)
      default:
        return { data: PAIR }
    }
  }
}
const opened = async (stage: Stage) => {
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}
const plays = (stage: Stage) => stage.calls.filter((call) => call.method === 'casino.play')
const told = (stage: Stage) => stage.told.map(({ type }) => type)
const state = (stage: Stage) => stage.studio.store.getState()

describe('a round', () => {
  it('is paid, shown and reported to the shell in order', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(WIN, { stake: Number(data['stake']), balance: 11_000 }),
    }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    const stake = Number(state(stage).stakeKurus)
    expect(told(stage)).toEqual(['poyraz:ready', 'poyraz:started', 'poyraz:shown'])
    expect(stage.told).toContainEqual({ type: 'poyraz:started', stake })
    expect(stage.told).toContainEqual({ type: 'poyraz:shown', balance: 11_000 })
    expect(state(stage)).toMatchObject({ phase: 'idle', balanceKurus: 11_000n, window: WIN.spins[0]?.window })
    expect(state(stage).shownKurus).toBe(state(stage).round?.winKurus)
  })

  it('shows a whole feature and its exact sum', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(FEATURE, { stake: Number(data['stake']), balance: 20_000 }),
    }))
    const stage = await opened(openStage({ server }))
    const features: number[] = []
    stage.studio.store.subscribe(({ feature }) => feature && features.push(feature.done))
    await spin(stage.studio)
    expect(Math.max(...features)).toBe(FEATURE.spins.length - 1)
    expect(state(stage)).toMatchObject({ phase: 'idle', feature: null, prompt: null })
    expect(state(stage).shownKurus).toBe(state(stage).round?.winKurus)
  })

  it('is unseen from the reply until the reels have shown it', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(WIN, { stake: Number(data['stake']), balance: 11_000 }),
    }))
    const stage = await opened(openStage({ server }))
    const unseen: (string | undefined)[] = []
    stage.studio.store.subscribe((now) => now.round && unseen.push(unseenRound(now)?.roundId))
    await spin(stage.studio)
    expect(unseen[0]).toBe('round-1')
    expect(unseen.at(-1)).toBeUndefined()
  })

  it('that the house pays has a fixed stake and takes nothing from the balance', async () => {
    const spins = { gameID: 1, stake: 100, left: 2 }
    const bonus = { state: 'active', order: 'cash_only', spins }
    const plain = serverOf(() => ({ data: playedReply(LOSS, { stake: 100, balance: 10_000 }) }))
    const server: Server = (call) => (call.method === 'bonus.mine' ? { data: [bonus] } : plain(call))
    const stage = await opened(openStage({ server }))
    const balances = new Set<bigint | null>()
    stage.studio.store.subscribe(({ balanceKurus }) => balances.add(balanceKurus))
    await spin(stage.studio)
    expect(plays(stage)[0]?.data).toMatchObject({ stake: 100, free: true })
    expect(stage.told).toContainEqual({ type: 'poyraz:started', stake: 0 })
    expect([...balances]).toEqual([10_000n])
    expect(state(stage)).toMatchObject({ stakeKurus: 100n, session: { netKurus: 0n } })
  })

  it('that the house pays gives no stake back, also once no free spin is left', async () => {
    const small = findOutcome(game, ({ units, spins }) => spins.length === 1 && units === 5)
    const bonuses = [{ state: 'active', order: 'cash_only', spins: { gameID: 1, stake: 100, left: 1 } }]
    const plain = serverOf(({ data }) => ({
      data: playedReply(small, { stake: Number(data['stake'] ?? 100), balance: 10_000 }),
    }))
    const server: Server = (call) =>
      call.method === 'bonus.mine' ? { data: bonuses.splice(0) } : plain(call)
    const stage = await opened(openStage({ server }))
    expect(state(stage).funds?.free).toMatchObject({ left: 1 })
    const sum = { kind: 'sum', tier: 'neutral' }
    await spin(stage.studio)
    expect(state(stage)).toMatchObject({ funds: null, caption: { ...sum, isFree: true } })
    await spin(stage.studio)
    expect(state(stage)).toMatchObject({ caption: { ...sum, isFree: false } })
  })

  it('does not itself count as activity of the player: the shell records it', async () => {
    const storage = new Map([['userSession', JSON.stringify({ uid: 'u', sid: 's', uip: 'i', gmt: '+3' })]])
    const server = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9900 }),
    }))
    const stage = await opened(openStage({ server, storage }))
    await spin(stage.studio)
    expect(stage.calls.at(-1)?.user['sid']).toBe('s')
    expect(storage.has('userActivityStart')).toBe(false)
  })

  it('does not begin while another one is under way (R48)', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9900 }),
    }))
    const stage = await opened(openStage({ server }))
    await Promise.all([spin(stage.studio), spin(stage.studio), spin(stage.studio)])
    expect(plays(stage)).toHaveLength(1)
  })

  it('waits for the minimum cycle before the next one', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9900 }),
    }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    expect(stage.waits).toContain(2500)
  })

  it('is not sent if the balance is too low', async () => {
    const poor: Server = (call) =>
      call.method === 'finance.check_balance' ? { data: [{ balance: 50 }] } : serverOf(() => null)(call)
    const stage = await opened(openStage({ server: poor }))
    await spin(stage.studio)
    expect(plays(stage)).toHaveLength(0)
    expect(state(stage)).toMatchObject({ phase: 'idle', notice: 'insufficient_funds' })
  })

  it('is sent once with money deposited since the game was opened, however often it is pressed', async () => {
    let balance = 50
    const rich = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9000 }),
    }))
    const server: Server = (call) =>
      call.method === 'finance.check_balance' ? { data: [{ balance }] } : rich(call)
    const stage = await opened(openStage({ server }))
    balance = 10_000
    const balances = new Set<bigint | null>()
    stage.studio.store.subscribe(({ balanceKurus }) => balances.add(balanceKurus))
    await Promise.all([spin(stage.studio), spin(stage.studio)])
    expect(plays(stage)).toHaveLength(1)
    expect([...balances][0]).toBe(10_000n)
    expect(state(stage)).toMatchObject({ phase: 'idle', notice: null, balanceKurus: 9000n })
  })
})

describe('a lost reply', () => {
  it('is requested again with the same key until it arrives, and costs one stake', async () => {
    let tries = 0
    const server = serverOf(({ data }) => {
      tries++
      return tries < 4 ? null : { data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9800 }) }
    })
    const stage = await opened(openStage({ server }))
    const notices = new Set<unknown>()
    stage.studio.store.subscribe(({ notice }) => notices.add(notice))
    await spin(stage.studio)
    const keys = plays(stage).map((call) => call.data['key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(String(keys[0])).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(notices).toContain('lost')
    expect(state(stage)).toMatchObject({ phase: 'idle', notice: null, balanceKurus: 9800n })
  })

  it('has a new key for every round', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9900 }),
    }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    await spin(stage.studio)
    expect(new Set(plays(stage).map((call) => call.data['key'])).size).toBe(2)
  })
})

describe('a refusal', () => {
  it('returns the stake here and in the shell, and waits as long as the refusal says', async () => {
    const server = serverOf(() => ({ error: 'too_soon', data: { waitMs: 1234 } }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    expect(state(stage)).toMatchObject({ phase: 'idle', notice: 'too_soon', balanceKurus: 10_000n })
    expect(state(stage).session.netKurus).toBe(0n)
    expect(stage.told.at(-1)).toEqual({ type: 'poyraz:shown', balance: 10_000 })
    expect(stage.waits).toContain(1234)
  })

  it.each(['session_expired', 'maintenance', 'account_inactive'])(
    '%s ends the game and is reported to the shell',
    async (error) => {
      const stage = await opened(openStage({ server: serverOf(() => ({ error })) }))
      await spin(stage.studio)
      expect(state(stage)).toMatchObject({ phase: 'stopped', notice: error, balanceKurus: 10_000n })
      expect(state(stage).session.netKurus).toBe(0n)
      expect(stage.told.at(-1)).toMatchObject({ type: 'poyraz:refused', error })
    },
  )

  it('for the reality check makes the shell show it, and the game can go on', async () => {
    const stage = await opened(openStage({ server: serverOf(() => ({ error: 'reality_check' })) }))
    await spin(stage.studio)
    expect(state(stage)).toMatchObject({ phase: 'idle', balanceKurus: 10_000n })
    expect(stage.told.at(-1)).toEqual({ type: 'poyraz:paused' })
  })

  it('as `outdated` shows nothing of an outcome that this page cannot show exactly', async () => {
    const foreign = { ...WIN, units: WIN.units + 1 }
    const server = serverOf(({ data }) => ({
      data: playedReply(foreign, { stake: Number(data['stake']), balance: 1 }),
    }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    expect(state(stage)).toMatchObject({ phase: 'stopped', notice: 'outdated', shownKurus: 0n })
    expect(told(stage)).not.toContain('poyraz:refused')
  })
})

describe('a reload', () => {
  const round = () => [playedReply(FEATURE, { stake: 1000, balance: 20_000, roundID: 'r-9' })]
  const progressKey = 'studio:lale-devri:player:progress'
  const sessionKey = 'studio:lale-devri:player:session'
  /** The balance has grown by ₺100 since the round ended. */
  const PLAYED = serverOf(() => null, round, 30_000)
  const reload = (progress: object, more: { server?: Server; session?: string } = {}) => {
    const storage = new Map([[progressKey, JSON.stringify(progress)]])
    if (more.session) storage.set(sessionKey, more.session)
    return openStage({ server: more.server ?? PLAYED, storage, load: { id: '2', reloaded: 'page' } })
  }

  it('continues with the free spins that were not yet seen (R24)', async () => {
    const stage = reload({ kind: 'showing', roundId: 'r-9', spinsShown: 3 })
    const seen: number[] = []
    const balances: (bigint | null)[] = []
    stage.studio.store.subscribe((now, before) => {
      if (now.feature && now.feature.done !== before.feature?.done) seen.push(now.feature.done)
      if (now.phase === 'showing') balances.push(now.balanceKurus)
    })
    await opened(stage)
    expect(seen[0]).toBe(2)
    expect(seen.slice(1)).toEqual(FEATURE.spins.flatMap((_, index) => (index >= 3 ? [index] : [])))
    const win = state(stage).round?.winKurus ?? 0n
    expect(new Set(balances)).toEqual(new Set([30_000n - win]))
    expect(state(stage)).toMatchObject({ phase: 'idle', balanceKurus: 30_000n })
    expect(state(stage).shownKurus).toBe(win)
    expect(stage.told).toEqual([
      { type: 'poyraz:ready', gameID: 1, balance: 30_000 },
      { type: 'poyraz:started', stake: Number(win) },
      { type: 'poyraz:shown', balance: 30_000 },
    ])
    expect(JSON.parse(stage.storage.get(progressKey) ?? '')).toEqual({ kind: 'shown', roundId: 'r-9' })
  })

  it('shows a round whose reply never arrived, from the start and without a new stake', async () => {
    const stage = reload({ kind: 'asked', afterRoundId: 'r-8' })
    await opened(stage)
    expect(plays(stage)).toHaveLength(0)
    expect(state(stage).results).toBe(1)
  })

  it('counts stake and win of a resumed round once', async () => {
    const stage = reload({ kind: 'showing', roundId: 'r-9', spinsShown: 3 }, { session: '5 -300 1' })
    await opened(stage)
    const win = state(stage).round?.winKurus ?? 0n
    expect(state(stage).session).toEqual({ sinceMs: 5, netKurus: win - 1300n })
    expect(stage.storage.get(sessionKey)).toBe(`5 ${win - 1300n} 2`)
  })

  it('restores a stake that never reached the server (R45)', async () => {
    let kept = ''
    const server = serverOf(() => {
      kept = stage.storage.get(sessionKey) ?? ''
      return { error: 'maintenance' }
    })
    const stage = openStage({ server, load: { id: '1', reloaded: null } })
    await opened(stage)
    await spin(stage.studio)
    const again = reload(
      { kind: 'asked', afterRoundId: null },
      { server: serverOf(() => null), session: kept },
    )
    await opened(again)
    expect(kept).not.toBe('')
    expect(state(again).session.netKurus).toBe(0n)
  })

  it('reports that a round that may be unseen cannot be read, and finds it the next time', async () => {
    const progress = { kind: 'showing', roundId: 'r-9', spinsShown: 3 }
    const server: Server = (call) => (call.method === 'casino.round' ? { error: 'internal' } : PLAYED(call))
    const stage = await opened(reload(progress, { server }))
    expect(state(stage)).toMatchObject({ phase: 'stopped', notice: 'internal' })
    expect(stage.told[0]).toEqual({ type: 'poyraz:ready', gameID: 1, balance: null })
    const again = openStage({ server: PLAYED, storage: stage.storage })
    await opened(again)
    expect(state(again).results).toBe(1)
  })

  it('opens after a round of older rules, which can no longer be shown', async () => {
    const older = () => [{ ...round()[0], outcome: { ...FEATURE, units: FEATURE.units + 1 } }]
    const stage = reload({ kind: 'shown', roundId: 'r-9' }, { server: serverOf(() => null, older) })
    await opened(stage)
    expect(state(stage)).toMatchObject({ phase: 'idle', round: null, notice: null })
  })

  it('continues also after the next sign-in, under another user name', async () => {
    const profile = (username: string, since: number) => JSON.stringify({ mark: 'a1', username, since })
    const storage = new Map([['userProfile', profile('ada', 1)]])
    const before = openStage({ server: PLAYED, storage })
    before.studio.memory.writeProgress({ kind: 'showing', roundId: 'r-9', spinsShown: 3 })
    storage.set('userProfile', profile('eda', 2))
    const stage = await opened(openStage({ server: PLAYED, storage }))
    expect(state(stage).results).toBe(1)
  })

  it('does not show a round twice', async () => {
    const stage = reload({ kind: 'shown', roundId: 'r-9' })
    await opened(stage)
    expect(state(stage)).toMatchObject({ phase: 'idle', results: 0, window: FEATURE.spins.at(-1)?.window })
  })
})

describe('a demo', () => {
  it('plays without a session, with a new token every time, and sends no seeds', async () => {
    let served = 0
    const storage = new Map([['userSession', JSON.stringify({ uid: 'u', sid: 's', uip: 'i', gmt: '+3' })]])
    const server: Server = ({ data }) => {
      served++
      const reply = playedReply(LOSS, { stake: Number(data['stake']), balance: 999_000, nonce: served })
      return { data: { ...reply, demoToken: `token-${served}` } }
    }
    const stage = await opened(openStage({ server, storage, demo: true }))
    expect(state(stage).balanceKurus).toBe(1_000_000n)
    await spin(stage.studio)
    await spin(stage.studio)
    expect(stage.calls.map(({ method }) => method)).toEqual(['casino.play', 'casino.play'])
    expect(stage.calls.map(({ data }) => data['demoToken'])).toEqual(['token-0', 'token-1'])
    expect(stage.calls.every(({ user }) => Object.keys(user).join() === 'lang')).toBe(true)
  })
})

describe('the verifier', () => {
  const openedBy = async (fairness: object, demo: boolean) => {
    const reply = playedReply(WIN, { stake: 1000, balance: 11_000 })
    const server = serverOf(() => ({ data: { ...reply, fairness: { ...reply.fairness, ...fairness } } }))
    const stage = await opened(openStage({ server, demo }))
    await spin(stage.studio)
    const { round } = state(stage)
    if (!round) throw new Error('no round')
    const pages: string[] = []
    vi.stubGlobal('open', (address: string) => void pages.push(address))
    openVerifier(stage.studio, round)
    vi.unstubAllGlobals()
    return { stage, pages }
  }

  it('gets the proof of a demo round in the URL fragment, with all that the reply revealed', async () => {
    const streams = [{ name: 'main', words: 7, rejects: 1 }]
    const seeds = { serverSeed: 'd'.repeat(64), rulesHash: 'e'.repeat(64), streams }
    const { pages } = await openedBy(seeds, true)
    const fragment = pages[0]?.replace('/verify#', '') ?? ''
    expect(JSON.parse(Buffer.from(fragment, 'base64url').toString())).toEqual({
      gameID: 'lale-devri',
      commitment: 'c'.repeat(64),
      clientSeed: 'seed',
      nonce: 1,
      staleSeed: false,
      outcome: WIN,
      ...seeds,
    })
  })

  it('is opened by the shell for a stored round', async () => {
    const { stage, pages } = await openedBy({}, false)
    expect(pages).toEqual([])
    expect(stage.told).toContainEqual({ type: 'poyraz:verify', roundID: 'round-1' })
  })
})

describe('the client seed', () => {
  const methodsOf = ({ calls }: Stage) => calls.map(({ method }) => method)

  it('of the server is replaced by ours before the first round', async () => {
    const current = { ...PAIR, commitment: 'b'.repeat(64), nextCommitment: 'd'.repeat(64) }
    const lobby = serverOf(() => ({ data: playedReply(LOSS, { stake: 100, balance: 9900 }) }))
    const server: Server = (call) => {
      if (call.method === 'fairness.current') return { data: { ...PAIR, staleSeed: true } }
      if (call.method === 'fairness.rotate') return { data: { revealed: {}, current } }
      return lobby(call)
    }
    const stage = openStage({ server })
    const sent = stage.studio.store.subscribe(({ phase }) => {
      if (phase === 'idle') expect(methodsOf(stage)).toContain('fairness.rotate')
    })
    await opened(stage)
    sent()
    const rotate = stage.calls.find(({ method }) => method === 'fairness.rotate')
    expect(rotate?.data['clientSeed']).toMatch(/^[0-9a-f]{32}$/)
    expect(rotate?.data['nextCommitment']).toBe(PAIR.nextCommitment)
    const next = stage.calls.find(({ method }) => method === 'fairness.set_next')
    expect(next?.data['nextCommitment']).toBe(current.nextCommitment)
    await spin(stage.studio)
    expect(methodsOf(stage).indexOf('fairness.rotate')).toBeLessThan(methodsOf(stage).indexOf('casino.play'))
  })

  it('stays the server’s if ours is refused, and the round is played anyway', async () => {
    const lobby = serverOf(() => ({ data: playedReply(LOSS, { stake: 100, balance: 9900 }) }))
    const server: Server = (call) => {
      if (call.method === 'fairness.current') return { data: { ...PAIR, staleSeed: true } }
      if (call.method === 'fairness.rotate') return { error: 'state_conflict' }
      return lobby(call)
    }
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    expect(methodsOf(stage)).toContain('casino.play')
    expect(state(stage).phase).toBe('idle')
  })

  it('is sent once for a new commitment', async () => {
    const server = serverOf(({ data }) => ({
      data: playedReply(LOSS, { stake: Number(data['stake']), balance: 9900 }),
    }))
    const stage = await opened(openStage({ server }))
    await spin(stage.studio)
    await new Promise((done) => setTimeout(done, 5))
    const seeds = stage.calls.filter((call) => call.method === 'fairness.set_next')
    expect(seeds).toHaveLength(1)
    expect(seeds[0]?.data['clientSeed']).toMatch(/^[0-9a-f]{32}$/)
    expect(seeds[0]?.data['nextCommitment']).toBe('b'.repeat(64))
  })
})
