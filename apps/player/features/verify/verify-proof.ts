import {
  isReceiptLike,
  type Receipt,
  type RoundProof,
  type Verdict,
  verifyReceipt,
  verifyRound,
} from '@poyraz/fairness/verify'
import {
  type CascadeRules,
  isCascadeGame,
  mappingOf,
  ORIGINAL_GAMES,
  SLOT_GAMES,
  type SlotRules,
} from '@poyraz/games'
import { poolMapping, poolOfKey } from '@poyraz/games/jackpots'

export type { Receipt, RoundProof, Verdict }

/** Evidence of a round that can be checked: a signed receipt, or only the proof of a round. */
export type Evidence = Receipt | RoundProof

export function isReceipt(evidence: Evidence): evidence is Receipt {
  return isReceiptLike(evidence)
}

type Known = {
  /** Published key ids of the house; `null` while they are not known. */
  readonly keys: readonly string[] | null
  /** Earlier rules of the game, as they were published. */
  readonly rules?: SlotRules | undefined
}

/** Recalculates a round in the browser, without the network. */
export function verifyProof(evidence: Evidence, { keys, rules }: Known = { keys: null }): Verdict {
  const mapping = mappingOf(evidence, rules)
  if (!isReceipt(evidence)) return verifyRound(evidence, mapping)
  const pool = evidence.jackpot ? poolMapping(evidence.jackpot.pool) : null
  return verifyReceipt(evidence, { mapping, keys, pool })
}

export function gameName(slug: string, lang: 'tr' | 'en'): string {
  const game = [...SLOT_GAMES, ...ORIGINAL_GAMES].find((one) => one.slug === slug)
  return game?.present.name[lang] ?? slug
}

/** Returns the name of a pool of jackpots, or of its level. */
export function jackpotName(key: string, level: string | null, lang: 'tr' | 'en'): string {
  const pool = poolOfKey(key)
  const name = level === null ? pool?.name : (pool?.levelNames[level] ?? pool?.name)
  return name?.[lang] ?? key
}

/** Returns the names of a game's symbols in the language, by symbol id. */
export function symbolNames(slug: string, lang: 'tr' | 'en'): ReadonlyMap<string, string> {
  const symbols = SLOT_GAMES.find((one) => one.slug === slug)?.present.symbols ?? []
  return new Map(symbols.map((symbol) => [symbol.id, symbol.name[lang]]))
}

/** Returns the rules of a cascade game; `null` for other games. */
export function cascadeRules(slug: string): CascadeRules | null {
  const game = SLOT_GAMES.find((one) => one.slug === slug)
  return game && isCascadeGame(game) ? game.rules : null
}
