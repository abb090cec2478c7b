import { type RoundProof, type Verdict, verifyRound } from '@poyraz/fairness/verify'
import { mappingOf, ORIGINAL_GAMES, SLOT_GAMES } from '@poyraz/games'

export type { RoundProof, Verdict }

/** Recalculates a round in the browser, without the network. */
export function verifyProof(proof: RoundProof): Verdict {
  return verifyRound(proof, mappingOf(proof))
}

export function gameName(slug: string, lang: 'tr' | 'en'): string {
  const game = [...SLOT_GAMES, ...ORIGINAL_GAMES].find((one) => one.slug === slug)
  return game?.present.name[lang] ?? slug
}

/** Returns the names of a game's symbols in the language, by symbol id. */
export function symbolNames(slug: string, lang: 'tr' | 'en'): ReadonlyMap<string, string> {
  const symbols = SLOT_GAMES.find((one) => one.slug === slug)?.present.symbols ?? []
  return new Map(symbols.map((symbol) => [symbol.id, symbol.name[lang]]))
}
