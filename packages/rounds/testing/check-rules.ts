import { isDeepStrictEqual } from 'node:util'
import { type Draws, soloDraws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import fc from 'fast-check'
import { type Party, type Rules, refusalOf, type Sent } from '../rules.ts'

export type RulesCheck<State, Command> = {
  readonly seats: number
  /** Commands to try: a sample of every kind and amount, and some that the game does not know. */
  readonly commands: readonly Command[]
  /**
   * For rules that hide something: returns a state that looks the same to `viewer`, with everything hidden
   * from the viewer drawn again. The viewer's `view` and `legal` must not change.
   */
  readonly redrawHidden?: (state: State, viewer: Party, draws: Draws) => State
  /** Number of rounds to play, and the maximum of commands per round. */
  readonly rounds?: number
  readonly steps?: number
}

type Round<State, Command> = { readonly sent: readonly Sent<Command>[]; readonly last: State }

/**
 * Plays random rounds and throws if the rules break the contract of `Rules`: a legal command fails, another
 * one is accepted, an input is changed, a value is not plain JSON, a replay differs, a round gets stuck, or a
 * view depends on something hidden from its viewer. fast-check prints the seed and the shortest failing
 * round.
 */
export function checkRules<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  check: RulesCheck<State, Command>,
): void {
  const { rounds = 200, steps = 50 } = check
  const seen = { ended: false, hidden: false }
  const choices = fc.array(fc.nat(), { minLength: steps, maxLength: steps })
  fc.assert(
    fc.property(fc.nat(), choices, (seed, picks) => {
      const { sent, last } = playRandomly(rules, check, { seed, picks, onHidden: () => (seen.hidden = true) })
      const again = replay(rules, check.seats, { seed, sent })
      same(again, last, 'a replay comes to the same state')
      same(rules.outcome(again), rules.outcome(last), 'a replay comes to the same outcome')
      seen.ended ||= rules.outcome(last) !== null
    }),
    { numRuns: rounds, includeErrorInReport: true },
  )
  assert(seen.ended, `some round ends within ${steps} commands`)
  assert(!check.redrawHidden || seen.hidden, 'redrawHidden changes some state')
}

type Course = {
  readonly seed: number
  readonly picks: readonly number[]
  readonly onHidden: () => void
}

/** Each step starts from the stored state, as another process would after a crash. */
function playRandomly<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  check: RulesCheck<State, Command>,
  { seed, picks, onHidden }: Course,
): Round<State, Command> {
  const draws = drawsOf('round', seed)
  const sent: Sent<Command>[] = []
  let state = stored(rules.open(check.seats, draws))
  for (const [step, pick] of picks.entries()) {
    checkViews(rules, check, { state, draws: drawsOf('hidden', seed + step), onHidden })
    const legal = legalOf(rules, check, state)
    checkCommands(rules, check, { state, draws: () => drawsOf('tried', seed + step) })
    const next = legal[pick % legal.length]
    if (!next) break
    sent.push(next)
    state = stored(accepted(rules, state, next, draws))
  }
  checkViews(rules, check, { state, draws: drawsOf('hidden', seed), onHidden })
  return { sent, last: state }
}

function legalOf<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  check: RulesCheck<State, Command>,
  state: State,
): readonly Sent<Command>[] {
  const legal = partiesOf(check.seats).flatMap((by) => {
    const listed = stored(rules.legal(state, by)).map((command) => ({ by, command }))
    const tried = check.commands.map((command) => ({ by, command }))
    return [...listed, ...tried.filter((sent) => refusalOf(rules, state, sent) === null)]
  })
  const over = stored(rules.outcome(state)) !== null
  assert(over === (legal.length === 0), 'commands are legal exactly while the round has no outcome')
  return legal
}

/** Checks that exactly the legal commands are accepted, from the seats, the table and an unknown seat. */
function checkCommands<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  check: RulesCheck<State, Command>,
  { state, draws }: { readonly state: State; readonly draws: () => Draws },
): void {
  for (const by of [...partiesOf(check.seats), check.seats]) {
    const legal = rules.legal(state, by)
    assert(by !== check.seats || legal.length === 0, 'a seat that the round does not have may send nothing')
    for (const command of legal) accepted(rules, state, { by, command }, draws())
    for (const command of check.commands) {
      const sent = { by, command }
      const reason = refusalOf(rules, state, sent)
      if (reason === null) continue
      const refused = rules.apply(state, sent, draws())
      assert(!refused.ok, `${by} may not send ${JSON.stringify(command)}`)
      same(refused.error, reason, `${JSON.stringify(command)} of ${by} is refused with the reason`)
    }
  }
}

function checkViews<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  { redrawHidden, seats }: RulesCheck<State, Command>,
  { state, draws, onHidden }: { readonly state: State; readonly draws: Draws; readonly onHidden: () => void },
): void {
  for (const viewer of partiesOf(seats)) {
    const seen = stored(rules.view(state, viewer))
    if (!redrawHidden) continue
    const other = frozen(redrawHidden(state, viewer, draws))
    if (!isDeepStrictEqual(other, state)) onHidden()
    same(rules.view(other, viewer), seen, `the view of ${viewer} holds nothing hidden from it`)
    same(
      rules.legal(other, viewer),
      rules.legal(state, viewer),
      `the commands of ${viewer} tell nothing hidden`,
    )
  }
}

function accepted<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  state: State,
  sent: Sent<Command>,
  draws: Draws,
): State {
  const next = rules.apply(state, sent, draws)
  assert(next.ok, `${JSON.stringify(sent)} is legal and accepted`)
  return next.value
}

/** Applies all commands without storing the state between them. */
function replay<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  seats: number,
  { seed, sent }: { readonly seed: number; readonly sent: readonly Sent<Command>[] },
): State {
  const draws = drawsOf('round', seed)
  return sent.reduce((state, one) => accepted(rules, state, one, draws), rules.open(seats, draws))
}

function partiesOf(seats: number): readonly Party[] {
  return [...Array(seats).keys(), 'table']
}

/** Returns the value as a database would, and freezes it, because rules must not change their input. */
function stored<T>(value: T): T {
  const read = JSON.parse(JSON.stringify(value)) as T
  same(read, value, 'a value of the rules is plain JSON')
  return frozen(read)
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner)
    Object.freeze(value)
  }
  return value
}

function same(actual: unknown, expected: unknown, what: string): void {
  assert(
    isDeepStrictEqual(actual, expected),
    `${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
  )
}

const SEED_BYTES = 32

function drawsOf(stream: string, seed: number): Draws {
  const serverSeed = new Uint8Array(SEED_BYTES)
  new DataView(serverSeed.buffer).setUint32(0, seed >>> 0)
  return soloDraws({
    serverSeed,
    clientSeed: 'check',
    gameId: 'check',
    rulesHash: '0'.repeat(2 * SEED_BYTES),
    nonce: 1,
    stream,
  })
}
