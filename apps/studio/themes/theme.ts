import type { Air } from '../scene/air.ts'
import type { Ambience } from '../sound/ambience.ts'
import { byFolder } from './by-folder.ts'

/** Colours, particles and ambience of a theme, from `colours.ts` of its folder. `scenery.tsx` draws its objects. */
export type Theme = {
  /** Background from the top (light) to the bottom (dark); `freeSky` is for free spins. */
  readonly sky: readonly [light: string, middle: string, dark: string]
  readonly freeSky: readonly [light: string, middle: string, dark: string]
  /** Hills or waves, far to near. */
  readonly land: readonly [far: string, middle: string, near: string]
  /** Metal of the reels' frame, from lit to shaded. */
  readonly metal: readonly [bright: string, base: string, deep: string]
  /** Background of the symbols, top and bottom. */
  readonly well: readonly [top: string, bottom: string]
  /** Win lines, lit cells, amounts. */
  readonly accent: string
  /** Secondary text on the background. */
  readonly soft: string
  /** Gems in the frame. */
  readonly stone: string
  /** The spin button, lit and shaded. */
  readonly button: readonly [string, string]
  readonly air: Air
  readonly airColours: readonly [string, string]
  readonly ambience: Ambience
}

/** Colours of each theme, by the name of its folder. */
export const THEMES: Readonly<Record<string, Theme>> = byFolder(
  import.meta.glob<Theme>('./*/colours.ts', { eager: true, import: 'colours' }),
)
