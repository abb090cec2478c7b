import type { StudioKey } from '@poyraz/games'

/** Motion with which the symbols of a studio come to rest. It never changes their place. */
export type StudioMotion = {
  /** Distance over which a reel brakes, in cells. */
  readonly brakeCells: number
  /** Distance by which a reel passes its stop, in cells, and the time in which it comes back. */
  readonly swingCells: number
  readonly swingMs: number
  /** Number of times that the reel sways about its stop meanwhile. */
  readonly sways: number
  /** Time from the first to the last reel's landing, without held reels. */
  readonly staggerMs: number
  /** Acceleration of falling symbols, in cells per ms². */
  readonly gravity: number
  /** Distance by which a symbol springs back when it lands, per cell of its fall, and at most. */
  readonly bounceCells: number
  readonly bounceMost: number
  readonly bounceMs: number
}

export const STUDIO_MOTIONS: Readonly<Record<StudioKey, StudioMotion>> = {
  /** Wooden drums that settle softly. */
  cinaralti: {
    brakeCells: 3.4,
    swingCells: 0.13,
    swingMs: 210,
    sways: 0,
    staggerMs: 940,
    gravity: 0.000_065,
    bounceCells: 0.022,
    bounceMost: 0.1,
    bounceMs: 180,
  },
  /** A boat at its moorings: reels come back in a slow sway, symbols sink as through water. */
  kerteriz: {
    brakeCells: 3.8,
    swingCells: 0.22,
    swingMs: 440,
    sways: 1,
    staggerMs: 980,
    gravity: 0.000_05,
    bounceCells: 0.03,
    bounceMost: 0.14,
    bounceMs: 320,
  },
  /** Springs: a quick tremble, and symbols that hop. */
  cemre: {
    brakeCells: 2.8,
    swingCells: 0.17,
    swingMs: 320,
    sways: 2,
    staggerMs: 820,
    gravity: 0.000_08,
    bounceCells: 0.055,
    bounceMost: 0.26,
    bounceMs: 250,
  },
  /** Stone: it brakes late, and lies at once. */
  obruk: {
    brakeCells: 2.2,
    swingCells: 0.05,
    swingMs: 90,
    sways: 0,
    staggerMs: 760,
    gravity: 0.000_115,
    bounceCells: 0.012,
    bounceMost: 0.05,
    bounceMs: 110,
  },
  /** Light: it glides onto its stop and never passes it. */
  pervane: {
    brakeCells: 5.4,
    swingCells: 0,
    swingMs: 60,
    sways: 0,
    staggerMs: 1040,
    gravity: 0.000_042,
    bounceCells: 0,
    bounceMost: 0,
    bounceMs: 60,
  },
}
