import slot from 'art:1f3b0/256'
import { GAME_ART } from 'virtual:game-art'
import 'virtual:game-grounds.css'
import type { Lang } from '@poyraz/text'

/** Art and background of a game without its own picture. */
const FALLBACK = { art: slot, ground: 'ground-sea' } as const
const NONE: readonly string[] = []

export function gameArt(slug: string): string {
  return (GAME_ART[slug] ?? FALLBACK).art
}

/** Returns pictures of the game's symbols for the background of its scene. */
export function gameCompanions(slug: string): readonly string[] {
  return GAME_ART[slug]?.companions ?? NONE
}

export type Composition = NonNullable<(typeof GAME_ART)[string]>['composition']

/** Returns how the tile of the game is composed. */
export function gameComposition(slug: string): Composition {
  return GAME_ART[slug]?.composition ?? 'single'
}

/** Returns one line about the game in the language, or `null`. */
export function gameTagline(slug: string, lang: Lang): string | null {
  return GAME_ART[slug]?.tagline[lang] ?? null
}

/** Returns the class with the game's two colours, which `.ground` uses. */
export function gameGround(slug: string): string {
  return GAME_ART[slug] ? `ground-game-${slug}` : FALLBACK.ground
}
