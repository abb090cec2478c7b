import type { Air } from '../scene/air.ts'

/** The colours and the air of a game's world. What stands in it is drawn by a file of its own beside this one. */
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

export const THEMES: Readonly<Record<string, Theme>> = {
  'lale-devri': {
    sky: ['#b7294f', '#6b1236', '#1f0414'],
    freeSky: ['#e0873a', '#8c2440', '#2a0717'],
    land: ['#5c0f33', '#3c0822', '#230413'],
    metal: ['#ffe3a0', '#d99a36', '#7a4708'],
    well: ['#3a1128', '#1c0413'],
    accent: '#ffd778',
    soft: '#f4c3d0',
    stone: '#2fd3c2',
    button: ['#4fe6d2', '#0f9a8b'],
    air: 'fall',
    airColours: ['#ff8fb3', '#c21f58'],
  },
  nazar: {
    sky: ['#2f7fe0', '#123f9c', '#050f33'],
    freeSky: ['#2fc9c0', '#0f5f96', '#06163f'],
    land: ['#0f4690', '#0a2f6e', '#051a45'],
    metal: ['#e6fbff', '#7fc3d8', '#235a86'],
    well: ['#0d2c63', '#04112f'],
    accent: '#8ff5ea',
    soft: '#bfdcff',
    stone: '#2f6bff',
    button: ['#ffd778', '#d08a16'],
    air: 'rise',
    airColours: ['#c9f6ff', '#5fb7ff'],
  },
  bozkurt: {
    sky: ['#5360cf', '#262b72', '#0a0c26'],
    freeSky: ['#7a4fd0', '#2f2270', '#0c0a26'],
    land: ['#2b2f70', '#1b1e50', '#0d0f2e'],
    metal: ['#e7cfa8', '#9c7442', '#4a2f14'],
    well: ['#1b1f4c', '#090b22'],
    accent: '#ffc56b',
    soft: '#cdd2ff',
    stone: '#e2603a',
    button: ['#ff9d6b', '#c84a1e'],
    air: 'waver',
    airColours: ['#ffcf7a', '#ff8a3c'],
  },
}
