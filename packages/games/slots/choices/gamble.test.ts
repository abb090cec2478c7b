import { type Draws, soloDraws } from '@poyraz/fairness'
import { playCommands } from '@poyraz/rounds'
import { checkRules } from '@poyraz/rounds/testing'
import { describe, expect, it, test } from 'vitest'
import type { GamePage } from '../../game-folder.ts'
import { exactFigures } from '../exact.ts'
import { goldenA } from '../fixtures/golden-a.ts'
import { SLOT_FOLDERS } from '../folders.ts'
import { isChoiceGame } from '../game.ts'
import { compile } from '../machine.ts'
import { watchedFiguresOf } from '../watched-figures.ts'
import type { ChoiceCommand } from './feature.ts'
import { certifyGamble, gamblePays } from './gamble-certificate.ts'
import { compileChoice } from './machine.ts'
import { reelRulesOf } from './options.ts'
import type { CoinSide, GambleView } from './outcome.ts'
import { meanOf, varianceOf } from './pick-figures.ts'
import { type ChoiceState, choiceRound, playUsual } from './round.ts'
import type { ChoiceRules, GambleChoice } from './rules.ts'
import { watchedChoice } from './watched.ts'

const CHOICE: GambleChoice = { kind: 'gamble', steps: 3, mostUnits: 160 }
/** Golden game A, whose wins are 2, 5, 10, 20, 60 and 1000 units. */
const RULES: ChoiceRules = { ...goldenA, mapping: 'reels-2', choice: CHOICE }
const MACHINE = compileChoice(RULES)
const ROUND = choiceRound(MACHINE)
const PLAIN: ChoiceCommand = { kind: 'spin' }
const SPIN: ChoiceCommand = { kind: 'spin', gamble: true }
const COLLECT: ChoiceCommand = { kind: 'collect' }
const call = (side: CoinSide): ChoiceCommand => ({ kind: 'call', side })
const other = (side: CoinSide): CoinSide => (side === 'heads' ? 'tails' : 'heads')

function drawsOf(nonce: number): Draws {
  return soloDraws({
    serverSeed: new Uint8Array(32).fill(9),
    clientSeed: 'gamble',
    gameId: 'gamble',
    rulesHash: '0'.repeat(64),
    nonce,
    stream: 'main',
  })
}

type Spun = { readonly state: ChoiceState; readonly draws: Draws; readonly coins: readonly CoinSide[] }

/** A round after its spin, which pays so many units, and the tosses that would follow. */
function spun(units: number, first: ChoiceCommand = SPIN): Spun {
  for (let nonce = 1; nonce < 20_000; nonce++) {
    const draws = drawsOf(nonce)
    const state = playCommands(ROUND, [{ by: 0, command: first }], draws)
    if (!state.ok || playUsual(MACHINE, drawsOf(nonce)).units !== units) continue
    const ahead = drawsOf(nonce)
    for (const strip of RULES.strips.base) ahead.int(strip.length)
    const coins = Array.from({ length: 3 }, (): CoinSide => (ahead.int(2) === 0 ? 'heads' : 'tails'))
    return { state: state.value, draws, coins }
  }
  return expect.fail(`no spin pays ${units}`)
}

function send(state: ChoiceState, draws: Draws, ...commands: readonly ChoiceCommand[]): ChoiceState {
  return commands.reduce((at, command) => {
    const next = ROUND.apply(at, { by: command.kind === 'close' ? 'table' : 0, command }, draws)
    return next.ok ? next.value : expect.fail(next.error)
  }, state)
}

test('keeps the contract of rounds', () => {
  const commands: ChoiceCommand[] = [PLAIN, SPIN, COLLECT, call('heads'), call('tails'), { kind: 'close' }]
  checkRules(ROUND, { seats: 1, commands, rounds: 200, steps: 5 })
})

describe('a win that may be gambled', () => {
  it('is collected at once where the spin did not ask for it', () => {
    const { state } = spun(20, PLAIN)
    expect(state.outcome).toMatchObject({ units: 20 })
    expect(state.outcome).not.toHaveProperty('gamble')
  })

  it('waits where the spin asked for it, and a spin without a win does not', () => {
    const { state } = spun(20)
    expect((ROUND.view(state, 0) as GambleView).offer).toEqual({ kind: 'gamble', tosses: [], units: 20 })
    expect(ROUND.legal(state, 0)).toEqual([call('heads'), call('tails'), COLLECT])
    expect(ROUND.legal(state, 'table')).toEqual([{ kind: 'close' }])
    expect(spun(0).state.outcome).toMatchObject({ units: 0 })
  })

  it.each([
    ['collected', COLLECT],
    ['left alone until the host closes the round', { kind: 'close' }],
  ] as const)('pays what the spin won if it is %s', (_, command) => {
    const { state, draws } = spun(20)
    const words = draws.words
    const { outcome } = send(state, draws, command)
    expect(outcome).toMatchObject({ units: 20, spins: [{ units: 20 }] })
    expect(outcome).not.toHaveProperty('gamble')
    expect(draws.words).toBe(words)
  })

  it('doubles with every right call, as the draws after the spin say', () => {
    const { state, draws, coins } = spun(20)
    const [first = 'heads', second = 'heads'] = coins
    const once = send(state, draws, call(first))
    expect(ROUND.view(once, 0)).toMatchObject({ units: 20, offer: { tosses: [first], units: 40 } })
    const { outcome } = send(once, draws, call(second), COLLECT)
    expect(outcome).toMatchObject({ units: 80, spins: [{ units: 20 }] })
    expect(outcome?.gamble).toEqual({ calls: [first, second], tosses: [first, second] })
  })

  it.each([COLLECT, { kind: 'close' } as const])(
    'keeps what it is worth after a right call ($kind)',
    (end) => {
      const { state, draws, coins } = spun(20)
      expect(send(state, draws, call(coins[0] ?? 'heads'), end).outcome?.units).toBe(40)
    },
  )

  it('is lost with the first wrong call, and the spin still shows what it paid', () => {
    const { state, draws, coins } = spun(20)
    const [first = 'heads', second = 'heads'] = coins
    const { outcome } = send(state, draws, call(first), call(other(second)))
    expect(outcome).toMatchObject({ units: 0, spins: [{ units: 20 }] })
    expect(outcome?.gamble).toEqual({ calls: [first, other(second)], tosses: [first, second] })
  })

  it('ends with the last call of the rules', () => {
    const { state, draws, coins } = spun(5)
    const { outcome } = send(state, draws, ...coins.map(call))
    expect(outcome?.units).toBe(40)
    expect(outcome?.gamble?.calls).toHaveLength(3)
  })

  it('ends where it could not be doubled within the most of the rules', () => {
    const { state, draws, coins } = spun(60)
    expect(send(state, draws, call(coins[0] ?? 'heads')).outcome?.units).toBe(120)
    expect(spun(1000).state.outcome?.units).toBe(1000)
  })

  it.each([
    ['a side that the coin does not have', { kind: 'call', side: 'edge' as CoinSide }, 'not_legal'],
    ['a cover', { kind: 'pick', cover: 0 }, 'not_legal'],
    ['a second spin', SPIN, 'not_legal'],
    ['an end that is the host’s', { kind: 'close' }, 'not_legal'],
  ] as const)('refuses %s, and waits on', (_, command, error) => {
    const { state, draws } = spun(20)
    const words = draws.words
    expect(ROUND.apply(state, { by: 0, command }, draws)).toEqual({ ok: false, error })
    expect(draws.words).toBe(words)
  })

  it('refuses a call before the spin, after a loss and after the win was collected', () => {
    const early = ROUND.apply(ROUND.open(1, drawsOf(1)), { by: 0, command: call('heads') }, drawsOf(1))
    expect(early).toEqual({ ok: false, error: 'not_legal' })
    const { state, draws, coins } = spun(20)
    for (const end of [COLLECT, call(other(coins[0] ?? 'heads'))]) {
      const over = send(state, spun(20).draws, end)
      for (const late of [call('heads'), COLLECT]) {
        const refused = ROUND.apply(over, { by: 0, command: late }, draws)
        expect(refused).toEqual({ ok: false, error: 'round_over' })
      }
    }
  })

  it('refuses a spin that asks with anything but true', () => {
    const asked = { kind: 'spin', gamble: false } as unknown as ChoiceCommand
    const refused = ROUND.apply(ROUND.open(1, drawsOf(1)), { by: 0, command: asked }, drawsOf(1))
    expect(refused).toEqual({ ok: false, error: 'not_legal' })
  })
})

describe('the figures of a gamble', () => {
  const { base, rtp, variance } = exactFigures(compile(reelRulesOf(RULES, 0)))

  it('are those of all sequences of calls and tosses, played one by one', () => {
    const counted = new Map<bigint, bigint>()
    const add = (units: bigint, weight: bigint) => counted.set(units, (counted.get(units) ?? 0n) + weight)
    // Each of three fair tosses is called right or wrong: 8 cases of every spin.
    for (const { runUnits, weight } of base.rows) {
      for (let cases = 0; cases < 8; cases++) {
        let [units, calls] = [runUnits, 0]
        while (units > 0n && calls < 3 && units * 2n <= 160n) {
          units = (cases >> calls) & 1 ? units * 2n : 0n
          calls += 1
        }
        add(units, weight)
      }
    }
    const { of, rows } = gamblePays(base, CHOICE, 3)
    expect(of).toBe(8n * 8000n)
    expect(new Map(rows.map(({ units, weight }) => [units, weight]))).toEqual(counted)
  })

  it.each([0, 1, 2, 3])('leave the return as it is after up to %i calls', (calls) => {
    const pays = gamblePays(base, CHOICE, calls)
    expect(meanOf(pays, (units) => units)).toEqual(rtp)
    expect(pays.rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(pays.of)
    if (calls === 0) expect(varianceOf(pays, (units) => units)).toEqual(variance)
  })

  it('spread further with every call', () => {
    const sigmas = [0, 1, 2, 3].map((calls) => {
      const { numerator, denominator } = varianceOf(gamblePays(base, CHOICE, calls), (units) => units)
      return Number(numerator) / Number(denominator)
    })
    expect(sigmas).toEqual(sigmas.toSorted((left, right) => left - right))
    expect(new Set(sigmas).size).toBe(4)
  })

  it('do not certify a spin that the cap of the game cuts', () => {
    const rules = { ...RULES, capUnits: 500 }
    expect(() => certifyGamble(rules, CHOICE, '')).toThrow('beyond its cap')
  })

  it('are watched by the paid spin, and by the calls that were right: a half', () => {
    const reels = MACHINE.plays[0] ?? expect.fail('the game has reels')
    const half = { numerator: 1n, denominator: 2n }
    const gamble = { most: 1, mean: half, variance: { numerator: 1n, denominator: 4n }, hit: half }
    expect(watchedChoice(MACHINE, 20)).toEqual({ ...watchedFiguresOf(reels, 20), gamble })
  })
})

describe('rules of a gamble that contradict themselves', () => {
  it.each<[string, Partial<ChoiceRules>, RegExp]>([
    ['no call', { choice: { ...CHOICE, steps: 0 } }, /1 to 10 calls/],
    ['half a call', { choice: { ...CHOICE, steps: 1.5 } }, /1 to 10 calls/],
    ['too many calls', { choice: { ...CHOICE, steps: 11 } }, /1 to 10 calls/],
    ['more than the cap of the game', { choice: { ...CHOICE, mostUnits: 1001 } }, /within the cap/],
    ['nothing that can be doubled', { choice: { ...CHOICE, mostUnits: 1 } }, /within the cap/],
  ])('are refused: %s', (_, change, message) => {
    expect(() => compileChoice({ ...RULES, capUnits: 1000, ...change })).toThrow(message)
  })

  it('are refused: free spins', () => {
    const freeSpins = { awards: [0, 0, 8], retriggers: [0, 0, 0], multiplier: 1, maxSpins: 8 }
    const scatter = { symbol: 'S', units: [0, 0, 0] }
    expect(() => compileChoice({ ...RULES, scatter, freeSpins })).toThrow('free spins is not gambled')
  })
})

describe.each(
  SLOT_FOLDERS.flatMap(({ game, certificate }) =>
    isChoiceGame(game) && game.rules.choice.kind === 'gamble'
      ? [[game.slug, { choice: game.rules.choice, certificate }] as const]
      : [],
  ),
)('%s', (slug, { choice, certificate }) => {
  it('states return and sigma of every plan, and the return is one', () => {
    const { options = [], rtp, volatility } = certificate ?? expect.fail('it is certified')
    expect(options).toHaveLength(choice.steps + 1)
    for (const option of options) {
      expect([option.rtp.numerator, option.rtp.denominator]).toEqual([rtp.numerator, rtp.denominator])
    }
    expect(options[0]?.sigma).toBe(volatility.sigma)
    const sigmas = options.map(({ sigma }) => Number(sigma))
    expect(sigmas).toEqual(sigmas.toSorted((left, right) => left - right))
  })

  it('tells players both sigmas, and how often a win can double', async () => {
    const { about } = (await import(`../${slug}/page.ts`)).page as GamePage
    const sigmas = [certificate?.options?.at(0), certificate?.options?.at(-1)].map((one) =>
      Number(one?.sigma).toFixed(2),
    )
    for (const sigma of sigmas) {
      expect(about.en).toContain(sigma)
      expect(about.tr).toContain(sigma.replace('.', ','))
    }
    expect([about.en, about.tr].every((text) => text.includes(`${choice.steps} `))).toBe(true)
  })
})
