import type { SlotGame, SlotOutcome } from '@poyraz/games'
import { describe, expect, it, vi } from 'vitest'
import type { Caption, Prompt } from '../round/shown.ts'
import type { Announcement, StudioState } from '../round/state.ts'
import { createPlainScene } from '../scene/plain-scene.ts'
import type { Scene } from '../scene/scene.ts'
import { findOutcome, gameOf, reelBookOf } from '../testing/rounds.ts'
import { openStage, playedReply, type Server, type StageSpec } from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const LALE = gameOf('lale-devri')
const NAZAR = gameOf('nazar')

/** Opens a demo in which every round has this outcome. */
async function openedWith(outcome: SlotOutcome, spec: Partial<StageSpec> & { readonly game: SlotGame }) {
  const server: Server = ({ data }) => ({
    data: playedReply(outcome, { stake: Number(data['stake']), balance: 20_000, game: spec.game }),
  })
  const stage = openStage({ server, demo: true, ...spec })
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage.studio
}

const allOf = <Value>(values: Set<Value>, value: Value) => void values.add(value)
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((done) => setImmediate(done))
}

describe('the end of free spins', () => {
  it('stays until the player closes it: a press meant for it starts no round', async () => {
    const feature = findOutcome(LALE, ({ spins }) => spins.length > 5 && (spins.at(-1)?.units ?? 0) > 0)
    const reads = (prompt: Prompt) => prompt.kind !== 'feature-end'
    const studio = await openedWith(feature, { game: LALE, reads })
    const played = spin(studio)
    await vi.waitFor(() => expect(studio.store.getState().prompt?.kind).toBe('feature-end'))
    await turns(50)
    // The plate has the sum of the round; that of the last spin must not stand beside it.
    expect(studio.store.getState()).toMatchObject({
      phase: 'showing',
      prompt: { kind: 'feature-end' },
      tag: null,
      caption: { kind: 'nothing' },
    })
    studio.prompts.answer()
    // By then everything that needs no time has happened.
    await new Promise(process.nextTick)
    expect(studio.store.getState()).toMatchObject({ phase: 'showing', prompt: null })
    await played
    expect(studio.store.getState()).toMatchObject({ phase: 'idle', prompt: null })
  })
})

describe('a free spin', () => {
  it('turns without the amount of the one before it', async () => {
    const feature = findOutcome(LALE, ({ spins }) => spins.slice(1, -1).some(({ units }) => units > 40))
    const studio = await openedWith(feature, { game: LALE })
    const { scene, store } = studio
    if (!scene) throw new Error('rounds are shown on a scene')
    const tags: StudioState['tag'][] = []
    const turn = vi.spyOn(scene, 'turn').mockImplementation(() => void tags.push(store.getState().tag))
    await spin(studio)
    expect(turn).toHaveBeenCalledTimes(feature.spins.length)
    expect(tags.filter((tag) => tag !== null)).toEqual([])
  })
})

describe('the scene of free spins', () => {
  it('opens without the amount of the spin that led to it', async () => {
    const feature = findOutcome(
      NAZAR,
      ({ spins: [first, ...free] }) => free.length > 0 && (first?.units ?? 0) > 0,
    )
    const studio = await openedWith(feature, { game: NAZAR })
    const states: StudioState[] = []
    studio.store.subscribe((state) => states.push(state))
    await spin(studio)
    const isOpen = states.findIndex((state) => state.feature !== null)
    expect(states.slice(0, isOpen).some(({ tag }) => tag !== null)).toBe(true)
    expect(states[isOpen]?.tag).toBeNull()
  })
})

describe('the end plate of free spins', () => {
  it('names the win of the round, and of the free spins within it', async () => {
    const feature = findOutcome(LALE, ({ spins }) => spins.length > 5 && (spins[0]?.units ?? 0) > 0)
    const studio = await openedWith(feature, { game: LALE })
    const prompts: Prompt[] = []
    studio.store.subscribe(({ prompt }) => prompt && prompts.push(prompt))
    await spin(studio)
    const { round } = studio.store.getState()
    const end = prompts.findLast(({ kind }) => kind === 'feature-end')
    if (end?.kind !== 'feature-end' || !round) throw new Error('an end plate')
    expect(end.winKurus).toBe(round.winKurus)
    const first = feature.spins[0]?.units ?? 0
    const unit = round.stakeKurus / BigInt(LALE.rules.unitsPerBet)
    expect(end.winKurus - end.payKurus).toBe(unit * BigInt(first))
  })
})

describe('what is announced', () => {
  it('of a free spin comes after it was shown, with its own win', async () => {
    const feature = findOutcome(
      LALE,
      ({ spins }) => spins.length > 8 && spins.filter(({ units }) => units > 0).length > 3,
    )
    const studio = await openedWith(feature, { game: LALE })
    const announcement: (Announcement | null)[] = []
    const standing: StudioState['window'][] = []
    studio.store.subscribe((now, before) => {
      if (now.announcement === before.announcement) return
      announcement.push(now.announcement)
      standing.push(now.window)
    })
    await spin(studio)
    const unit = Number(studio.store.getState().stakeKurus) / LALE.rules.unitsPerBet
    expect(announcement.at(-1)?.kind).toBe('round')
    const free = feature.spins.slice(1)
    expect(announcement.slice(0, -1)).toMatchObject(
      free.map(({ units }, index) => ({ done: index + 1, payKurus: BigInt(units * unit) })),
    )
    expect(standing.slice(0, -1)).toEqual(free.map(({ window }) => window))
  })

  it('of a round that was refused is nothing', async () => {
    const loss = findOutcome(LALE, ({ units }) => units === 0)
    let tries = 0
    const server: Server = ({ data }) =>
      ++tries > 1
        ? { error: 'too_soon', data: { waitMs: 1 } }
        : { data: { ...playedReply(loss, { stake: Number(data['stake']), balance: 9900 }), demoToken: 't' } }
    const studio = await openedWith(loss, { game: LALE, server })
    await spin(studio)
    expect(studio.store.getState().announcement).toMatchObject({ kind: 'round', balanceKurus: 9900n })
    await spin(studio)
    expect(studio.store.getState()).toMatchObject({ phase: 'idle', notice: 'too_soon', announcement: null })
  })
})

describe('a wild that covers its reel', () => {
  const covered = findOutcome(
    NAZAR,
    ({ spins }) => spins.length === 1 && Boolean(spins[0]?.expanded) && (spins[0]?.wins.length ?? 0) > 0,
  )
  const [shown] = covered.spins
  const grown = shown?.window.map((reel, index) =>
    shown.expanded?.includes(index) ? reel.map(() => 'nazar') : reel,
  )

  it('is in the table and the plain view as on the canvas, once it has expanded', async () => {
    const studio = await openedWith(covered, { game: NAZAR })
    const windows = new Set<unknown>()
    studio.store.subscribe(({ window }) => allOf(windows, window))
    await spin(studio)
    expect([...windows].slice(-2)).toEqual([shown?.window, grown])
    expect(grown).not.toEqual(shown?.window)
  })

  it('is still there when the game is opened again', async () => {
    const reply = playedReply(covered, { stake: 1000, balance: 20_000, game: NAZAR })
    const server: Server = ({ method }) => {
      if (method === 'casino.rounds') return { data: [reply] }
      if (method === 'casino.round') return { data: reply }
      if (method === 'finance.check_balance') return { data: [{ balance: 20_000 }] }
      return { data: [] }
    }
    const { studio } = openStage({ server, game: NAZAR })
    const scene = { ...createPlainScene(studio.frames), rest: vi.fn<Scene['rest']>() }
    await open(studio, Promise.resolve(scene))
    expect(studio.store.getState().window).toEqual(grown)
    expect(scene.rest).toHaveBeenCalledWith(expect.objectContaining({ expanded: shown?.expanded }))
  })
})

describe('a result', () => {
  const captionsOf = async (outcome: SlotOutcome, spec: Partial<StageSpec> = {}) => {
    const studio = await openedWith(outcome, { game: LALE, ...spec })
    const captions = new Set<Caption>()
    studio.store.subscribe(({ caption }) => allOf(captions, caption))
    await spin(studio)
    await turns(20)
    return [...captions]
  }
  const manyWins = (from: number, to: number) =>
    findOutcome(LALE, ({ units, spins: [first, ...free] }) => {
      const times = units / LALE.rules.unitsPerBet
      return free.length === 0 && (first?.wins.length ?? 0) > 1 && times > from && times <= to
    })

  it('of no more than the stake is not shown win by win (RTS 14F)', async () => {
    expect((await captionsOf(manyWins(0, 1))).map(({ kind }) => kind)).not.toContain('win')
    expect((await captionsOf(manyWins(1, 10))).map(({ kind }) => kind)).toContain('win')
  })

  it('of lines and a hold-and-win ends with the sum of both', async () => {
    const game = reelBookOf('kapadokya')
    const both = findOutcome(game, ({ spins: [first] }) => Boolean(first?.hold && first.wins.length > 0))
    const studio = await openedWith(both, { game })
    const sums: bigint[] = []
    studio.store.subscribe(({ caption }) => {
      if (caption.kind === 'sum' && sums.at(-1) !== caption.amountKurus) sums.push(caption.amountKurus)
    })
    await spin(studio)
    const { stakeKurus } = studio.store.getState()
    const pay = (units: number) => (stakeKurus * BigInt(units)) / BigInt(game.rules.unitsPerBet)
    expect(sums).toEqual([pay(both.units - (both.spins[0]?.hold?.units ?? 0)), pay(both.units)])
  })

  /** Returns every plate that a round of this outcome shows, once for each change. */
  const platesOf = async (outcome: SlotOutcome, spec: Partial<StageSpec> = {}) => {
    const studio = await openedWith(outcome, { game: LALE, ...spec })
    const plates = new Set<StudioState['plate']>()
    studio.store.subscribe(({ plate }) => allOf(plates, plate))
    await spin(studio)
    return [...plates].flatMap((plate) => plate ?? [])
  }

  it('from ten times the stake on has a plate with exactly the amount won', async () => {
    const outcome = manyWins(10, 24)
    const plates = await platesOf(outcome)
    expect(plates.map(({ counted }) => counted)).toEqual([false, true])
    for (const { winKurus, stakeKurus, tier } of plates) {
      expect(tier).toBe('nice')
      expect(winKurus).toBe((stakeKurus * BigInt(outcome.units)) / BigInt(LALE.rules.unitsPerBet))
    }
    expect(await platesOf(manyWins(1, 9))).toEqual([])
  })

  it('is not counted up with reduced motion', async () => {
    const [plate, ...rest] = await platesOf(manyWins(10, 24), { calm: true })
    expect(plate).toMatchObject({ countMs: 0, counted: true })
    expect(rest).toEqual([])
  })
})

describe('a jackpot', () => {
  const ZEYTINLIK = gameOf('zeytinlik')
  const jackpot = { id: 4, amount: 12_345_678 }

  it('has its scene after the wins of the round, and counts in the net result', async () => {
    const outcome = findOutcome(ZEYTINLIK, ({ spins }) => spins.length === 1)
    const server: Server = ({ data }) => {
      const facts = { stake: Number(data['stake']), balance: 20_000_000, game: ZEYTINLIK }
      return { data: { ...playedReply(outcome, facts), jackpot } }
    }
    const { studio } = openStage({ server, demo: true, game: ZEYTINLIK })
    await open(studio, Promise.resolve(createPlainScene(studio.frames)))
    const prompts: Prompt[] = []
    studio.store.subscribe(({ prompt }) => prompt && prompts.push(prompt))
    const before = studio.store.getState().session.netKurus
    await spin(studio)
    const { round, session, stakeKurus } = studio.store.getState()
    expect(prompts).toEqual([{ kind: 'jackpot', id: 4, amountKurus: 12_345_678n, stakeKurus, replay: false }])
    expect(session.netKurus - before).toBe((round?.winKurus ?? 0n) - stakeKurus + 12_345_678n)
  })
})
