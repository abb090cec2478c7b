import slot from 'art:1f3b0/256'
import { GAME_ART } from 'virtual:game-art'
import 'virtual:game-grounds.css'
import type { Lang } from '@poyraz/text'

/** A game that has no picture of its own yet: the house's machine on the house's blue. */
const FALLBACK = { art: slot, ground: 'ground-sea' } as const
const NONE: readonly string[] = []

export function gameArt(slug: string): string {
  return (GAME_ART[slug] ?? FALLBACK).art
}

/** Symbols of the game for the back of its scene. */
export function gameCompanions(slug: string): readonly string[] {
  return GAME_ART[slug]?.companions ?? NONE
}

/** One line about the game, where it has one. */
export function gameTagline(slug: string, lang: Lang): string | null {
  return GAME_ART[slug]?.tagline[lang] ?? null
}

/** The class with the game's two colours, which `.ground` paints with. */
export function gameGround(slug: string): string {
  return GAME_ART[slug] ? `ground-game-${slug}` : FALLBACK.ground
}
