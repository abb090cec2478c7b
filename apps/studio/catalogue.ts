import type { SlotGame } from '@poyraz/games'
import type { Lang } from '@poyraz/text'
import type { SymbolLook } from './scene/paint-symbols.ts'

/** One game as the studio shows it: the published rules and how they present themselves. */
export type StudioGame = SlotGame

/** A capital letter after a space marks a proper name, which keeps its capitals: `Çoban Yıldızı`. */
const PROPER = /\s\p{Lu}/u

/** The symbol's name in the middle of a sentence: `lale`, `nazar boncuğu`. */
export function symbolName({ present }: StudioGame, id: string, lang: Lang): string {
  const name = present.symbols.find((symbol) => symbol.id === id)?.name[lang] ?? id
  return PROPER.test(name) ? name : name.toLocaleLowerCase(lang)
}

/** Returns the look of each symbol for the scene. */
export function symbolLooks({ present }: StudioGame): readonly SymbolLook[] {
  return present.symbols.map(({ id, tier }) => ({ id, tier }))
}

export function capitalised(text: string, lang: Lang): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
