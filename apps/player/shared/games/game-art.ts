import slot from 'art:1f3b0/256'
import { GAME_ART } from 'virtual:game-art'
import type { Lang } from '@poyraz/text'
import type { CSSProperties } from 'react'

/** A game that has no picture of its own yet: the house's machine on the house's blue. */
const FALLBACK = { art: slot, ground: ['#2a63ff', '#102c74'] } as const

export function gameArt(slug: string): string {
  return (GAME_ART[slug] ?? FALLBACK).art
}

/** One line about the game, where it has one. */
export function gameTagline(slug: string, lang: Lang): string | null {
  return GAME_ART[slug]?.tagline[lang] ?? null
}

/** The game's two colours as the variables that `.ground` paints with. */
export function gameGround(slug: string): CSSProperties {
  const [light, shade] = (GAME_ART[slug] ?? FALLBACK).ground
  return { '--ground-a': light, '--ground-b': shade } as CSSProperties
}
