import type { Air } from '../scene/air.ts'
import { byFolder } from './by-folder.ts'

/** The colours and the air of a world: `colours.ts` of its folder. What stands in it is drawn by `scenery.tsx`. */
export type Theme = {
  /** From the light of the sky to the dark of the ground, and the same for free spins. */
  readonly sky: readonly [light: string, middle: string, dark: string]
  readonly freeSky: readonly [light: string, middle: string, dark: string]
  /** Hills or waves, far to near. */
  readonly land: readonly [far: string, middle: string, near: string]
  /** The frame of the reels: its metal from lit to shaded. */
  readonly metal: readonly [bright: string, base: string, deep: string]
  /** Behind the symbols, top and bottom. */
  readonly well: readonly [top: string, bottom: string]
  /** Win lines, lit cells, amounts. */
  readonly accent: string
  /** Quiet text on the ground. */
  readonly soft: string
  /** Set into the frame's metal. */
  readonly stone: string
  /** The spin button, lit and shaded. */
  readonly button: readonly [string, string]
  readonly air: Air
  readonly airColours: readonly [string, string]
}

/** The colours of every world, by the name of its folder. */
export const THEMES: Readonly<Record<string, Theme>> = byFolder(
  import.meta.glob<Theme>('./*/colours.ts', { eager: true, import: 'colours' }),
)
