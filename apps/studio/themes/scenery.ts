import { assert } from '@poyraz/kernel'
import type { ReactNode } from 'react'

/**
 * Objects of a theme's background, far to near, from `scenery.tsx` of its folder. The picture is 1440 × 860;
 * every page shows its lower middle.
 */
export type Scenery = {
  readonly far: ReactNode
  readonly middle: ReactNode
  readonly near: ReactNode
  /** Hangs from the upper edge. */
  readonly above: ReactNode
  /** A frame of its own: what stands around the symbols in place of the metal one's crest and gems. */
  readonly frame?: ReactNode
}

const SCENERIES = import.meta.glob<Scenery>('./*/scenery.tsx', { import: 'scenery' })

/** Loads the scenery of a theme, by the name of its folder; each is a chunk of its own. Throws if there is none. */
export async function loadScenery(theme: string): Promise<Scenery> {
  const load = SCENERIES[`./${theme}/scenery.tsx`]
  assert(load, `the theme ${theme} has a scenery`)
  return load()
}
