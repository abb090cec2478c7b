import { SLOT_GAMES, type SlotRules } from '@poyraz/games'
import type { Lang } from '@poyraz/text'
import type { SymbolLook } from './scene/paint.ts'

/** One game as the studio shows it. */
export type StudioGame = {
  readonly slug: string
  readonly name: Record<Lang, string>
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  readonly rules: SlotRules
  readonly symbols: readonly StudioSymbol[]
}

export type StudioSymbol = { readonly id: string; readonly name: Record<Lang, string> }

export function findGame(slug: string): StudioGame | null {
  const found = SLOT_GAMES.find((game) => game.slug === slug)
  if (!found) return null
  const { rules, present } = found
  return { slug, name: present.name, volatility: present.volatility, rules, symbols: present.symbols }
}

/** The symbol's name in the middle of a sentence: `lale`, `nazar boncuğu`. */
export function symbolName(game: StudioGame, id: string, lang: Lang): string {
  const name = game.symbols.find((symbol) => symbol.id === id)?.name[lang] ?? id
  return name.toLocaleLowerCase(lang)
}

/** How the scene draws each symbol: wild and scatter stand out from the others. */
export function symbolLooks({ rules, symbols }: StudioGame): readonly SymbolLook[] {
  return symbols.map(({ id }) => {
    if (id === rules.wild?.symbol) return { id, plate: 'wild' }
    return { id, plate: id === rules.scatter?.symbol ? 'scatter' : null }
  })
}
