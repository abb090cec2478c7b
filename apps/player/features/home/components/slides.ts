import abacus from 'art:1f9ee/256'
import locked from 'art:1f510/256'
import coin from 'art:1fa99/256'

/** What the banner tells: only things that are open now. */
export const SLIDES = [
  { name: 'welcome', art: coin, ground: 'ground-sea' },
  { name: 'fair', art: locked, ground: 'ground-reef' },
  { name: 'counted', art: abacus, ground: 'ground-ember' },
] as const

export type Slide = (typeof SLIDES)[number]
