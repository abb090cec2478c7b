import { rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { compile, play, SLOT_GAMES, type SlotGame, slotPayout, slotStakes } from '@poyraz/games'
import type { HouseGame } from './house-game.ts'

/** Numbers on the wire, for ever: a game that goes takes its number with it. */
const GAME_IDS: Readonly<Record<string, number>> = { 'lale-devri': 1, nazar: 2, bozkurt: 3 }

/** Types and categories of the lobby that the game's own features do not tell. */
const SHOWN_AS: Readonly<Record<string, { types: readonly string[]; categories: readonly number[] }>> = {
  'lale-devri': { types: ['new', 'popular'], categories: [27, 40, 49] },
  nazar: { types: ['popular'], categories: [27, 49, 96] },
  bozkurt: { types: ['new'], categories: [27, 40] },
}

const QUICK_ACCESS = 94
const ALL_GAMES = 98
const ANATOLIA = 72
const HIGH_VOLATILITY = 82

/** Our own slots as the casino runs them, compiled once. */
export const HOUSE_GAMES: readonly HouseGame[] = SLOT_GAMES.map(toHouseGame)

function toHouseGame({ slug, rules, present }: SlotGame): HouseGame {
  const id = GAME_IDS[slug]
  if (id === undefined) throw new Error(`the game ${slug} has no number`)
  const machine = compile(rules)
  return {
    id,
    slug,
    name: present.name,
    image: present.tile.art,
    rulesHash: rulesHash(rules, nodeHash),
    rtpBp: rules.rtpBp,
    volatility: present.volatility,
    stakes: slotStakes(rules),
    features: present.features,
    types: typesOf(slug, present.features),
    categories: categoriesOf(slug, present),
    decide: (draws, stake) => {
      const outcome = play(machine, draws)
      return { outcome, win: slotPayout(rules, stake, outcome) }
    },
  }
}

function typesOf(slug: string, features: readonly string[]): readonly string[] {
  const own = features.filter((feature) => feature === 'ways' || feature === 'classic')
  return [...(SHOWN_AS[slug]?.types ?? []), ...own]
}

function categoriesOf(slug: string, { features, volatility }: SlotGame['present']): readonly number[] {
  const has = (feature: (typeof features)[number]) => features.includes(feature)
  return [
    ...(SHOWN_AS[slug]?.categories ?? []),
    ...(has('classic') ? [57] : []),
    ...(has('ways') ? [58] : []),
    ...(has('free-spins') ? [60] : []),
    ...(has('multiplier') || has('wild-multiplier') ? [63] : []),
    ...(volatility === 'high' || volatility === 'extreme' ? [HIGH_VOLATILITY] : []),
    ANATOLIA,
    QUICK_ACCESS,
    ALL_GAMES,
  ]
}
