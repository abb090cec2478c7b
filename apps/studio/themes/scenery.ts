import type { ReactNode } from 'react'
import { byFolder } from './by-folder.ts'

/** What stands in a world, far to near: `scenery.tsx` of its folder. The picture is 1440 × 860 and keeps its lower middle on any page. */
export type Scenery = {
  readonly far: ReactNode
  readonly middle: ReactNode
  readonly near: ReactNode
  /** Hangs from the upper edge. */
  readonly above: ReactNode
}

/** The scenery of every world, by the name of its folder. */
export const SCENERIES: Readonly<Record<string, Scenery>> = byFolder(
  import.meta.glob<Scenery>('./*/scenery.tsx', { eager: true, import: 'scenery' }),
)
