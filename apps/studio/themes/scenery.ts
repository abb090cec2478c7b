import type { ReactNode } from 'react'
import { byFolder } from './by-folder.ts'

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
}

/** Scenery of each theme, by the name of its folder. */
export const SCENERIES: Readonly<Record<string, Scenery>> = byFolder(
  import.meta.glob<Scenery>('./*/scenery.tsx', { eager: true, import: 'scenery' }),
)
