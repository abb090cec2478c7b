import { canonicalJson, rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import {
  type ChoiceRules,
  type ChoiceView,
  choiceRound,
  compile,
  compileChoice,
  type OriginalRound,
  type RoundFigures,
  roundFiguresOf,
  type SlotGame,
  type SlotRules,
  SMALL_WINS_MAX,
  STUDIOS,
  slotPayout,
  slotRound,
  slotStakes,
  stakeOfCommand,
  type WatchedFigures,
  watchedChoice,
  watchedFiguresOf,
  watchedMostOf,
} from '@poyraz/games'
import { certifiedFigures, SLOT_FOLDERS, type SlotFolder } from '@poyraz/games/folders'
import { poolOf } from '@poyraz/games/jackpots'
import { playInstant, refusalOf } from '@poyraz/rounds'
import { attempted } from './attempted.ts'
import { summaryOf } from './certified-summary.ts'
import type { HouseGame, HouseProvider } from './house-game.ts'
import { NO_DRAWS, ORIGINALS } from './originals.ts'

const ALL = 98
const FEATURED = 27
const ANATOLIA = 72
const QUICK_ACCESS = 94
const NEW = 40
const POPULAR = 49
const CLASSIC = 57
const MANY_WAYS = 58
const FREE_SPINS = 60
const MULTIPLIERS = 63
const HIGH_VOLATILITY = 82
const CALM = 96

/**
 * Cap of pays in the return watch, in stakes. Without rare large pays, a wrong table is detected after some
 * thousand rounds, and a top award does not look like one.
 */
const WATCHED_STAKES = SMALL_WINS_MAX

/** Features that multiply wins. */
const MULTIPLYING = [
  'multiplier',
  'wild-multiplier',
  'growing-multiplier',
  'multiplier-symbols',
  'cell-multipliers',
] as const

/** The games of `packages/games` as the casino runs them; a slot is compiled for its first round. */
export const HOUSE_GAMES: readonly HouseGame[] = [...SLOT_FOLDERS.map(toHouseGame), ...ORIGINALS]

/** Returns true if the committed certificate belongs to the rules as they are now. */
function isCertified(rules: SlotRules, certificate: SlotFolder['certificate']): boolean {
  const hash = attempted(() => rulesHash(rules, nodeHash))
  return hash.ok && hash.value === certificate?.rulesHash
}

export function toHouseGame({ game, certificate }: Pick<SlotFolder, 'game' | 'certificate'>): HouseGame {
  const { id, slug, rules, present } = game
  const types = typesOf(game)
  const machine = onFirstUse(() => compile(rules))
  const hash = rulesHash(rules, nodeHash)
  const watchedFigures = onFirstUse(() => watchedOf(rules, certificate))
  return {
    id,
    slug,
    name: present.name,
    provider: providerOf(game),
    image: present.tile.art,
    rulesHash: hash,
    rulesText: canonicalJson(rules),
    // Computed on each read, because the rules object may have been changed after start.
    get certified() {
      return isCertified(rules, certificate)
    },
    rtpBp: rules.rtpBp,
    volatility: present.volatility,
    stakes: slotStakes(rules),
    features: present.features,
    types,
    topics: game.topics,
    categories: categoriesOf(types, game),
    certifiedSummary: () => (certificate?.rulesHash === hash ? summaryOf(rules, certificate) : null),
    watchedMost: watchedMostOf(rules, WATCHED_STAKES),
    watchedFigures,
    // The forecast is tested against the rules of reels; games of books have none yet.
    roundFigures: () => (rules.mapping === 'reels-1' ? roundFigures(certificate, watchedFigures()) : null),
    decide: (draws, stake) => {
      const outcome = playInstant(slotRound(machine()), draws)
      return { outcome, win: slotPayout(rules, stake, outcome) }
    },
    ...(rules.mapping === 'reels-2' ? decisionsOf(rules) : {}),
  }
}

/** Returns the rules of a slot with decisions; they never start without a command. */
function decisionsOf(rules: ChoiceRules): Pick<HouseGame, 'takes' | 'stakeOf' | 'open' | 'decide'> {
  const round = onFirstUse(() => choiceRound(compileChoice(rules)) as OriginalRound)
  return {
    takes: (command) => refusalOf(round(), round().open(1, NO_DRAWS), { by: 0, command }) === null,
    stakeOf: (bet, command) => stakeOfCommand(rules, bet, command),
    open: {
      get round() {
        return round()
      },
      payout: (stake, outcome) => slotPayout(rules, stake, outcome),
      restakes: (command, seen) => (isCall(command) ? gambledUnits(seen) : 0),
    },
    decide: () => {
      throw new Error(`${rules.gameId} waits for decisions`)
    },
  }
}

function isCall(command: unknown): boolean {
  return (command as { readonly kind?: unknown } | null)?.kind === 'call'
}

/** Returns the units of the win that the player is offered to stake. */
function gambledUnits(seen: Partial<ChoiceView>): number {
  return seen.offer?.kind === 'gamble' ? seen.offer.units : 0
}

/** Counts the figures of a game of reels, with or without decisions; those of a book stand in its certificate. */
function watchedOf(rules: SlotRules, certificate: SlotFolder['certificate']): WatchedFigures {
  if (rules.mapping === 'reels-2') return watchedChoice(compileChoice(rules), WATCHED_STAKES)
  if (rules.mapping !== 'reels-1') return certifiedFigures(certificate ?? {})
  return watchedFiguresOf(compile(rules), WATCHED_STAKES)
}

function roundFigures(certificate: SlotFolder['certificate'], { paid }: WatchedFigures): RoundFigures | null {
  if (certificate === null || paid === undefined) return null
  const { rtp, volatility } = certificate
  const exact = { numerator: BigInt(rtp.numerator), denominator: BigInt(rtp.denominator) }
  return roundFiguresOf({ rtp: exact, sigma: Number(volatility.sigma) }, paid)
}

/** Computes a value at its first use: tables of all games would delay each start by seconds. */
function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function providerOf({ studio }: SlotGame): HouseProvider {
  const { providerId, name } = STUDIOS[studio]
  return { id: providerId, name, logo: studio }
}

function typesOf({ slug, shownAs, present }: SlotGame): readonly string[] {
  const own = present.features.filter((feature) => feature === 'ways' || feature === 'classic')
  return [
    ...shownAs.filter((type) => type !== 'featured'),
    ...own,
    ...(present.features.includes('cascades') ? ['cascade'] : []),
    ...(poolOf(slug) ? ['jackpot'] : []),
  ]
}

function categoriesOf(
  types: readonly string[],
  { shownAs, topics, present: { features, volatility } }: SlotGame,
): readonly number[] {
  const belongs: readonly (readonly [number, boolean])[] = [
    [FEATURED, shownAs.includes('featured')],
    [ANATOLIA, topics.includes('anatolia')],
    [QUICK_ACCESS, types.includes('popular') || shownAs.includes('featured')],
    [NEW, types.includes('new')],
    [POPULAR, types.includes('popular')],
    [CLASSIC, types.includes('classic')],
    [MANY_WAYS, types.includes('ways')],
    [FREE_SPINS, features.includes('free-spins')],
    [MULTIPLIERS, MULTIPLYING.some((feature) => features.includes(feature))],
    [HIGH_VOLATILITY, volatility === 'high' || volatility === 'extreme'],
    [CALM, volatility === 'low'],
  ]
  return [ALL, ...belongs.flatMap(([id, is]) => (is ? [id] : []))]
}
