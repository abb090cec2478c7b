import type { ReactNode } from 'react'
import { bosphorus } from './bosphorus.tsx'
import { steppe } from './steppe.tsx'
import { tulipGarden } from './tulip-garden.tsx'

/** What stands in a game's world, far to near. The picture is 1440 × 860 and keeps its lower middle on any page. */
export type Scenery = {
  readonly far: ReactNode
  readonly middle: ReactNode
  readonly near: ReactNode
  /** Hangs from the upper edge. */
  readonly above: ReactNode
}

export const SCENERIES: Readonly<Record<string, Scenery>> = {
  'lale-devri': tulipGarden,
  nazar: bosphorus,
  bozkurt: steppe,
}
