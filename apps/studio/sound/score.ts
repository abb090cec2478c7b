import type { Instrument } from './instruments.ts'
import { bell, breath, type Out, thud } from './voices.ts'

/**
 * Names of all sounds. The results `none` and `neutral` have soft sounds, but no music: they pay no more than
 * the stake.
 */
export type SoundName =
  | 'press'
  | 'turn'
  | 'stop'
  | 'hold'
  | 'scatter'
  | 'cover'
  | 'award'
  | 'none'
  | 'neutral'
  | 'win'
  | 'nice'
  | 'big'
  | 'grand'
  | 'legend'
  | 'tick'
  | 'counted'
  | 'badge'
  | 'landed'
  | 'curtain'
  | 'burst'

/** Steps of the mode of the studio. */
const PHRASES = {
  win: [0, 2, 4],
  nice: [0, 2, 4, 7],
  big: [0, 2, 3, 4, 7],
  grand: [0, 1, 2, 3, 4, 5, 6, 7, 4, 7],
} as const
const BEAT_S = 0.11
const REELS_MOST = 5

/** Target of the sounds, and the instrument of the studio. */
export type Stage = Out & { readonly instrument: Instrument }
type Play = (out: Stage, atS: number, index: number) => void

/** Recipe of each sound. `index` is the reel from the left, or for a tick the share of the count, 0..1. */
export const SCORE: Record<SoundName, Play> = {
  press: (out, atS) => out.instrument.play(out, { hertz: noteOf(out, 4), atS, lengthS: 0.16, gain: 0.12 }),
  turn: (out, atS) => breath(out, { hertz: 260, toHertz: 1500, atS, lengthS: 0.6, gain: 0.1 }),
  stop: (out, atS, reel) => {
    const pan = panOf(reel)
    thud(out, { hertz: 150 - reel * 6, atS, lengthS: 0.2, gain: 0.5, pan })
    out.instrument.play(out, { hertz: noteOf(out, reel), atS, lengthS: 0.22, gain: 0.07, pan })
  },
  hold: (out, atS) => {
    for (let beat = 0; beat < 8; beat++) {
      thud(out, { hertz: 110 + beat * 5, atS: atS + beat * 0.14, lengthS: 0.12, gain: 0.16 + beat * 0.02 })
    }
  },
  scatter: (out, atS, reel) =>
    bell(out, { hertz: noteOf(out, 7) * 1.5, atS, lengthS: 1.1, gain: 0.14, pan: panOf(reel) }),
  cover: (out, atS) => {
    breath(out, { hertz: 500, toHertz: 3200, atS, lengthS: 0.55, gain: 0.09 })
    bell(out, { hertz: noteOf(out, 4) * 2, atS: atS + 0.2, lengthS: 0.9, gain: 0.1 })
  },
  award: (out, atS) => {
    phrase(out, atS, PHRASES.grand, 1)
    bell(out, {
      hertz: noteOf(out, 7) * 2,
      atS: atS + PHRASES.grand.length * BEAT_S,
      lengthS: 1.8,
      gain: 0.14,
    })
  },
  none: (out, atS) => {
    thud(out, { hertz: 98, atS, lengthS: 0.34, gain: 0.12 })
    breath(out, { hertz: 420, toHertz: 160, atS, lengthS: 0.4, gain: 0.025 })
  },
  neutral: (out, atS) => thud(out, { hertz: 196, atS, lengthS: 0.18, gain: 0.16 }),
  win: (out, atS) => phrase(out, atS, PHRASES.win, 1),
  nice: (out, atS) => phrase(out, atS, PHRASES.nice, 1),
  big: (out, atS) => {
    phrase(out, atS, PHRASES.big, 1)
    phrase(out, atS + PHRASES.big.length * BEAT_S, PHRASES.big, 2)
  },
  grand: (out, atS) => fanfare(out, atS, 3),
  legend: (out, atS) => fanfare(out, atS, 5),
  tick: (out, atS, share) =>
    out.instrument.play(out, {
      hertz: noteOf(out, 0) * 2 ** (1 + 1.5 * share),
      atS,
      lengthS: 0.09,
      gain: 0.06 + 0.05 * share,
    }),
  counted: (out, atS) => {
    thud(out, { hertz: 120, atS, lengthS: 0.3, gain: 0.3 })
    bell(out, { hertz: noteOf(out, 7) * 2, atS, lengthS: 1.4, gain: 0.12 })
  },
  badge: (out, atS) => breath(out, { hertz: 700, toHertz: 2600, atS, lengthS: 0.6, gain: 0.07 }),
  landed: (out, atS) => {
    thud(out, { hertz: 170, atS, lengthS: 0.18, gain: 0.3 })
    bell(out, { hertz: noteOf(out, 4) * 2, atS, lengthS: 0.7, gain: 0.12 })
  },
  burst: (out, atS, step) => {
    const hertz = noteOf(out, step) * 2
    breath(out, { hertz: 2400, toHertz: 700, atS, lengthS: 0.22, gain: 0.07 })
    for (const [beat, times] of [1, 1.5, 2].entries()) {
      out.instrument.play(out, { hertz: hertz * times, atS: atS + beat * 0.035, lengthS: 0.3, gain: 0.12 })
    }
  },
  curtain: (out, atS) => {
    breath(out, { hertz: 180, toHertz: 2400, atS, lengthS: 1.1, gain: 0.12 })
    for (const [beat, step] of [0, 2, 4, 7].entries()) {
      bell(out, {
        hertz: noteOf(out, step) * 2,
        atS: atS + 0.2 + beat * 0.16,
        lengthS: 1.2,
        gain: 0.09,
      })
    }
  },
}

function fanfare(out: Stage, atS: number, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    phrase(out, atS + round * PHRASES.grand.length * BEAT_S, PHRASES.grand, round % 2 === 1 ? 2 : 1)
  }
}

function phrase(out: Stage, atS: number, steps: readonly number[], octave: 1 | 2): void {
  for (const [beat, step] of steps.entries()) {
    const hertz = noteOf(out, step) * octave
    out.instrument.play(out, {
      hertz,
      atS: atS + beat * BEAT_S,
      lengthS: 0.7,
      gain: 0.22,
      pan: beat % 2 ? 0.25 : -0.25,
    })
  }
}

/** Returns a note of the studio's mode; beyond the last one, the last. */
function noteOf({ instrument: { scale } }: Stage, step: number): number {
  return scale[Math.min(step, scale.length - 1)] ?? scale[0]
}

function panOf(reel: number): number {
  return Math.max(-1, Math.min(1, ((reel + 0.5) / REELS_MOST - 0.5) * 1.2))
}
