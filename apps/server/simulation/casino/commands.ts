import { drawsFrom } from '@poyraz/fairness'
import { isChoiceGame, ORIGINAL_GAMES, SLOT_GAMES } from '@poyraz/games'
import type { Random } from '../random.ts'

/** A command of a round with decisions, as the protocol takes it. */
export type Choice = { readonly kind: string; readonly [field: string]: string | number | boolean }

/** A game as a bot plays it: its stakes (kuruş), and the commands with which a round may begin. */
export type BotGame = {
  readonly id: number
  readonly slug: string
  readonly stakes: readonly number[]
  /** Empty for games that take none. */
  readonly starts: readonly Choice[]
  /** Stakes of the ladder that a purchase costs, in games that sell their free spins. */
  readonly buyStakes?: number
}

const NO_DRAWS = drawsFrom(() => {
  throw new Error('a round draws nothing before its first command')
})
const CELLS = 25
/** Share of decisions by which a bot takes what the round is worth, in percent. */
const TAKES_PERCENT = 35

/** All games of the house: slots, slots with decisions and gambles, and originals. */
export const BOT_GAMES: readonly BotGame[] = [
  ...SLOT_GAMES.map((game): BotGame => {
    const { id, slug, rules } = game
    return {
      id,
      slug,
      stakes: rules.stakes,
      starts: isChoiceGame(game) ? startsOf(game.rules.choice.kind) : [],
      ...(isChoiceGame(game) && game.rules.choice.kind === 'buy'
        ? { buyStakes: game.rules.choice.stakes }
        : {}),
    }
  }),
  ...ORIGINAL_GAMES.filter(({ offered }) => offered).map(({ id, slug, rules, round }): BotGame => {
    const starts = round.legal(round.open(1, NO_DRAWS), 0) as readonly Choice[]
    return { id, slug, stakes: rules.stakes, starts }
  }),
]

function startsOf(kind: string): readonly Choice[] {
  if (kind === 'buy') return [{ kind: 'spin' }, { kind: 'buy' }]
  return kind === 'gamble' ? [{ kind: 'spin' }, { kind: 'spin', gamble: true }] : [{ kind: 'spin' }]
}

/** The open round as the player sees it; each kind of game has some of these fields. */
type Seen = {
  readonly offer?: {
    readonly kind: string
    readonly options?: readonly object[]
    readonly covers?: number
    readonly opened?: readonly { readonly cover: number }[]
  }
  readonly guesses?: readonly { readonly call: string }[]
  readonly calls?: readonly string[]
  readonly revealed?: readonly number[]
}

/** Returns the next command of a bot in an open round. */
export function nextChoice(random: Random, outcome: object): Choice {
  const { offer, guesses, calls = [], revealed = [] } = outcome as Seen
  const takes = random.below(100) < TAKES_PERCENT
  if (offer?.kind === 'free-spins')
    return { kind: 'choose', option: random.below(offer.options?.length ?? 1) }
  if (offer?.kind === 'pick') {
    const opened = (offer.opened ?? []).map(({ cover }) => cover)
    return { kind: 'pick', cover: pickOther(random, offer.covers ?? 1, opened) }
  }
  if (offer?.kind === 'gamble') {
    return takes ? { kind: 'collect' } : { kind: 'call', side: random.pick(['heads', 'tails']) }
  }
  if (guesses) {
    const isWorth = calls.some((call) => call !== 'skip')
    // A round that is worth the cap has no guess left.
    return (takes && isWorth) || guesses.length === 0
      ? { kind: 'cash_out' }
      : { kind: 'guess', call: random.pick(guesses as [{ call: string }]).call }
  }
  return takes && revealed.length > 0
    ? { kind: 'cash_out' }
    : { kind: 'reveal', cell: pickOther(random, CELLS, revealed) }
}

/** Returns a number below `count` that is none of `taken`. */
function pickOther(random: Random, count: number, taken: readonly number[]): number {
  const left = Array.from({ length: count }, (_, index) => index).filter((index) => !taken.includes(index))
  return random.pick(left as [number, ...number[]])
}
