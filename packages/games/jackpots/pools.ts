import type { JackpotRules } from './rules.ts'

/** Names of a pool and of its levels, and the rules that decide them. */
export type JackpotPool = {
  readonly rules: JackpotRules
  readonly name: JackpotName
  readonly levelNames: Readonly<Record<string, JackpotName>>
}
export type JackpotName = { readonly tr: string; readonly en: string }

const DORT_SU: JackpotPool = {
  name: { tr: 'Dört Su', en: 'Four Waters' },
  levelNames: {
    damla: { tr: 'Damla', en: 'Drop' },
    dere: { tr: 'Dere', en: 'Stream' },
    irmak: { tr: 'Irmak', en: 'River' },
    deniz: { tr: 'Deniz', en: 'Sea' },
  },
  rules: {
    gameId: 'dort-su',
    version: 1,
    mapping: 'ticket-1',
    games: ['deniz-cami', 'sis', 'zeytinlik'],
    stakeMax: 50_000,
    tickets: 1_000_000_000_000,
    levels: [
      { id: 1, key: 'damla', seed: 5_000, cap: 100_000, rate: 2_000, weight: 400_000 },
      { id: 2, key: 'dere', seed: 50_000, cap: 1_000_000, rate: 1_500, weight: 20_000 },
      { id: 3, key: 'irmak', seed: 500_000, cap: 10_000_000, rate: 1_000, weight: 1_000 },
      { id: 4, key: 'deniz', seed: 10_000_000, cap: 200_000_000, rate: 1_000, weight: 125 },
    ],
  },
}

const DOLUNAY: JackpotPool = {
  name: { tr: 'Dolunay', en: 'Full Moon' },
  levelNames: { dolunay: { tr: 'Dolunay', en: 'Full Moon' } },
  rules: {
    gameId: 'dolunay',
    version: 1,
    mapping: 'must-hit-1',
    games: ['gok-tasi', 'kar-yolu', 'yedi-kiraz', 'yildiz-yagmuru'],
    stakeMax: 50_000,
    tickets: 1,
    levels: [{ id: 5, key: 'dolunay', seed: 250_000, cap: 1_000_000, rate: 3_000, weight: 0 }],
  },
}

/** The jackpots of the house. A game feeds at most one pool, so a round wins at most one jackpot. */
export const JACKPOT_POOLS: readonly JackpotPool[] = [DORT_SU, DOLUNAY]

/** Returns the pool with this key. */
export function poolOfKey(key: string): JackpotPool | undefined {
  return JACKPOT_POOLS.find(({ rules }) => rules.gameId === key)
}

/** Returns the pool of a level by the number of the level in the protocol. */
export function poolOfLevel(id: number): JackpotPool | undefined {
  return JACKPOT_POOLS.find(({ rules }) => rules.levels.some((level) => level.id === id))
}

/** Returns the pool that a game feeds. */
export function poolOf(slug: string, pools: readonly JackpotPool[] = JACKPOT_POOLS): JackpotPool | undefined {
  return pools.find(({ rules }) => rules.games.includes(slug))
}
