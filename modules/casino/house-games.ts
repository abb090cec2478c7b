import { createRequire } from 'node:module'
import { rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import {
  compile,
  play,
  SLOT_GAMES,
  type SlotGame,
  type SlotMachine,
  type SlotRules,
  slotPayout,
  slotStakes,
  type WatchedFigures,
  watchedFiguresOf,
} from '@poyraz/games'
import { attempted } from './commands/play.ts'
import type { HouseGame } from './house-game.ts'

const require = createRequire(import.meta.url)

/** Numbers on the wire, for ever: a game that goes takes its number with it. */
const GAME_IDS: Readonly<Record<string, number>> = { 'lale-devri': 1, nazar: 2, bozkurt: 3 }

/** Types of the lobby that the game's own features do not tell. */
const SHOWN_AS: Readonly<Record<string, readonly ('new' | 'popular')[]>> = {
  'lale-devri': ['new', 'popular'],
  nazar: ['popular'],
  bozkurt: ['new'],
}

/** Numbers of `CATEGORIES` under which every game of ours stands: featured, Anatolia, quick access, all. */
const OF_EVERY_GAME = [27, 72, 94, 98]
const NEW = 40
const POPULAR = 49
const CLASSIC = 57
const MANY_WAYS = 58
const FREE_SPINS = 60
const MULTIPLIERS = 63
const HIGH_VOLATILITY = 82
const CALM = 96

/** Our own slots as the casino runs them, compiled once. */
export const HOUSE_GAMES: readonly HouseGame[] = SLOT_GAMES.map(toHouseGame)

/** Whether the committed certificate of the game is one of these rules, as they are at the moment. */
function isCertified(slug: string, rules: SlotRules): boolean {
  const certificate = require(`@poyraz/games/certificates/${slug}.json`) as { readonly rulesHash: string }
  const hash = attempted(() => rulesHash(rules, nodeHash))
  return hash.ok && hash.value === certificate.rulesHash
}

export function toHouseGame({ slug, rules, present }: SlotGame): HouseGame {
  const id = GAME_IDS[slug]
  const types = typesOf(slug, present.features)
  if (id === undefined) throw new Error(`the game ${slug} has no number`)
  const machine = compile(rules)
  const hash = rulesHash(rules, nodeHash)
  return {
    id,
    slug,
    name: present.name,
    image: present.tile.art,
    rulesHash: hash,
    // Asked again while the server runs: rules that changed meanwhile are not the ones that were counted.
    get certified() {
      return isCertified(slug, rules)
    },
    rtpBp: rules.rtpBp,
    volatility: present.volatility,
    stakes: slotStakes(rules),
    features: present.features,
    types,
    categories: categoriesOf(types, present),
    watchedFigures: countedOnce(machine),
    decide: (draws, stake) => {
      const outcome = play(machine, draws)
      return { outcome, win: slotPayout(rules, stake, outcome) }
    },
  }
}

/**
 * Pays of live rounds are cut here when the return is watched: without the rare large ones a wrong table
 * shows after some thousand rounds, and no top award looks like one.
 */
const WATCHED_STAKES = 20

function countedOnce(machine: SlotMachine): () => WatchedFigures {
  let counted: WatchedFigures | null = null
  return () => {
    counted ??= watchedFiguresOf(machine, WATCHED_STAKES)
    return counted
  }
}

function typesOf(slug: string, features: readonly string[]): readonly string[] {
  const own = features.filter((feature) => feature === 'ways' || feature === 'classic')
  return [...(SHOWN_AS[slug] ?? []), ...own]
}

function categoriesOf(
  types: readonly string[],
  { features, volatility }: SlotGame['present'],
): readonly number[] {
  const belongs: readonly (readonly [number, boolean])[] = [
    [NEW, types.includes('new')],
    [POPULAR, types.includes('popular')],
    [CLASSIC, types.includes('classic')],
    [MANY_WAYS, types.includes('ways')],
    [FREE_SPINS, features.includes('free-spins')],
    [MULTIPLIERS, features.includes('multiplier') || features.includes('wild-multiplier')],
    [HIGH_VOLATILITY, volatility === 'high' || volatility === 'extreme'],
    [CALM, volatility === 'low'],
  ]
  return [...OF_EVERY_GAME, ...belongs.flatMap(([id, is]) => (is ? [id] : []))]
}
