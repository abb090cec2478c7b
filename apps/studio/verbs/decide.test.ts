import { type ChoiceGame, type ChoiceOutcome, type ChoiceView, isChoiceGame, SLOT_GAMES } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome } from '../testing/rounds.ts'
import {
  type Answer,
  openStage,
  playedReply,
  type Server,
  type Stage,
  type StageSpec,
} from '../testing/stage.ts'
import { open } from './open.ts'
import { spin } from './spin.ts'

const GAME: ChoiceGame =
  SLOT_GAMES.filter(isChoiceGame).find(({ slug }) => slug === 'dort-mevsim') ??
  expect.fail('the game is there')
const OUTCOME = findOutcome(GAME, ({ spins }) => spins.length > 1) as ChoiceOutcome
const [FIRST = expect.fail('a round has a spin')] = OUTCOME.spins
const SPUN = [{ by: 0, command: { kind: 'spin' } }]
const { choice } = GAME.rules
const MULTIPLIERS = choice.kind === 'free-spins' ? choice.multipliers : []
const OPTIONS = MULTIPLIERS.map((multiplier) => {
  return { spins: (FIRST.awarded * (OUTCOME.spins[1]?.multiplier ?? 1)) / multiplier, multiplier }
})
const VIEW: ChoiceView = {
  spins: [{ ...FIRST, awarded: 0, left: 0 }],
  units: FIRST.units,
  capped: false,
  offer: { kind: 'free-spins', options: OPTIONS },
}
const [FUNDS, STAKE] = [20_000, 200]
const TERMS = { game: GAME, stake: STAKE, roundID: 'r-1' }
const WAITING = {
  ...playedReply(VIEW, { ...TERMS, balance: FUNDS - STAKE }),
  outcome: { ...VIEW, commands: SPUN },
  state: 'open',
  win: 0,
}
const WIN = (STAKE / GAME.rules.unitsPerBet) * OUTCOME.units
const AFTER = FUNDS - STAKE + WIN
const CLOSED = playedReply(OUTCOME, { ...TERMS, balance: AFTER })

/** A server with one round; `decide` answers each decision. */
function serverOf(decide: (sent: number) => Answer): Server {
  let [round, sent] = [null as null | typeof WAITING | typeof CLOSED, 0]
  return ({ method, data }) => {
    switch (method) {
      case 'casino.play': {
        const answer = 'roundID' in data ? decide(++sent) : { data: WAITING }
        if (answer && 'data' in answer && !('error' in answer)) round = answer.data as typeof CLOSED
        return answer
      }
      case 'casino.rounds':
        return { data: round ? [round] : [] }
      case 'casino.round':
        return { data: sent > 0 ? CLOSED : round }
      case 'finance.check_balance':
        return { data: [{ balance: round?.balance ?? FUNDS, cash: 0, bonus: 0, held: 0, currency: 'TRY' }] }
      default:
        return { data: method === 'bonus.mine' ? [] : {} }
    }
  }
}

async function opened(spec: StageSpec): Promise<Stage> {
  const stage = openStage({ game: GAME, ...spec })
  await open(stage.studio, Promise.resolve(createPlainScene(stage.studio.frames)))
  return stage
}

const decisionsOf = ({ calls }: Stage) =>
  calls.filter(({ method, data }) => method === 'casino.play' && 'roundID' in data)

describe('a round that waits for a decision', () => {
  it('asks after the spin, sends the option with its step, and shows its free spins', async () => {
    const stage = await opened({ server: serverOf(() => ({ data: CLOSED })) })
    const prompts: string[] = []
    stage.studio.store.subscribe(({ prompt }, before) => {
      if (prompt && prompt !== before.prompt) prompts.push(prompt.kind)
    })
    await spin(stage.studio)
    expect(prompts).toEqual(['choose', 'feature-end'])
    const [first, second] = stage.calls.filter(({ method }) => method === 'casino.play')
    expect(first?.data).toMatchObject({ choice: { kind: 'spin' }, stake: STAKE })
    expect(second?.data).toMatchObject({ roundID: 'r-1', choice: { kind: 'choose', option: 0 }, step: 1 })
    const state = stage.studio.store.getState()
    expect(state).toMatchObject({ phase: 'idle', balanceKurus: BigInt(AFTER), round: { roundId: 'r-1' } })
    expect(state.shownKurus).toBe(state.round?.winKurus)
  })

  it('asks again after a reload, without another stake', async () => {
    const server = serverOf(() => ({ data: CLOSED }))
    const first = await opened({ server, reads: ({ kind }) => kind !== 'choose' })
    void spin(first.studio)
    await expect.poll(() => first.studio.store.getState().prompt?.kind).toBe('choose')
    const again = await opened({ server, storage: first.storage, load: { id: '2', reloaded: 'page' } })
    expect(decisionsOf(again)).toHaveLength(1)
    expect(again.studio.store.getState()).toMatchObject({ phase: 'idle', balanceKurus: BigInt(AFTER) })
    expect(again.studio.store.getState().session.netKurus).toBe(BigInt(WIN - STAKE))
  })

  it('shows what another tab chose', async () => {
    const stage = await opened({ server: serverOf(() => ({ error: 'state_conflict' })) })
    await spin(stage.studio)
    expect(stage.studio.store.getState()).toMatchObject({ phase: 'idle', balanceKurus: BigInt(AFTER) })
    expect(stage.studio.store.getState().round?.outcome).toEqual(OUTCOME)
  })

  it('asks again after a refusal, and sends a lost decision under the same key', async () => {
    const answers: Answer[] = [{ error: 'rate_limited' }, null, { data: CLOSED }]
    const stage = await opened({ server: serverOf((sent) => answers[sent - 1] ?? null) })
    await spin(stage.studio)
    const [refused, lost, repeated] = decisionsOf(stage).map(({ data }) => data['key'])
    expect(refused).not.toBe(lost)
    expect(repeated).toBe(lost)
    expect(stage.studio.store.getState()).toMatchObject({ phase: 'idle', balanceKurus: BigInt(AFTER) })
  })

  it('stops where its options cannot be shown, and the round waits for the next start', async () => {
    const stage = await opened({
      server: serverOf(() => ({ data: CLOSED })),
      reads: ({ kind }) => kind !== 'choose',
    })
    const played = spin(stage.studio)
    await expect.poll(() => stage.studio.store.getState().prompt?.kind).toBe('choose')
    stage.studio.prompts.answer()
    await played
    expect(decisionsOf(stage)).toEqual([])
    expect(stage.studio.store.getState()).toMatchObject({ phase: 'stopped', notice: 'lost' })
  })
})
