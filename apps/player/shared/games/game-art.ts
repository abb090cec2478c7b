import slot from 'art:1f3b0/256'
import { GAME_ART } from 'virtual:game-art'
import type { CSSProperties } from 'react'

/** A game that has no picture of its own yet: the house's machine on the house's blue. */
const FALLBACK = { art: slot, ground: ['#2a63ff', '#102c74'] } as const

export function gameArt(slug: string): string {
  return (GAME_ART[slug] ?? FALLBACK).art
}

/** The game's two colours as the variables that `.ground` paints with. */
export function gameGround(slug: string): CSSProperties {
  const [light, shade] = (GAME_ART[slug] ?? FALLBACK).ground
  return { '--ground-a': light, '--ground-b': shade } as CSSProperties
}
