import type { Stage } from './score.ts'
import { noiseOf } from './voices.ts'

/** The quiet air of a theme: moving noise such as wind or water, and single notes far apart. */
export type Ambience = {
  readonly air: {
    /** Middle of the band of noise. */
    readonly hertz: number
    /** 0..1 */
    readonly gain: number
    /** Duration of one swell: short for waves, long for wind. */
    readonly swellS: number
  }
  /** Notes that sound one after the other, `everyS` apart. */
  readonly notes: readonly number[]
  readonly everyS: number
}

const NOTE_GAIN = 0.045
const FADE_S = 2.5

/** Starts the ambience on this bus, for as long as the page is open. */
export function startAmbience({ context, bus, instrument }: Stage, { air, notes, everyS }: Ambience): void {
  const level = new GainNode(context, { gain: 0 })
  level.gain.linearRampToValueAtTime(1, context.currentTime + FADE_S)
  level.connect(bus)
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: air.hertz, Q: 0.7 })
  const swell = new GainNode(context, { gain: air.gain * 0.6 })
  const wave = new OscillatorNode(context, { frequency: 1 / air.swellS })
  wave.connect(new GainNode(context, { gain: air.gain * 0.4 })).connect(swell.gain)
  noise.connect(band).connect(swell).connect(level)
  noise.start()
  wave.start()
  playNotes({ context, bus: level, instrument }, notes, everyS)
}

/**
 * Plays the notes in turn. An oscillator of the audio clock measures the pauses, so that nothing is queued
 * while audio is suspended.
 */
function playNotes(out: Stage, notes: readonly number[], everyS: number): void {
  let turn = 0
  const next = () => {
    const hertz = notes[turn++ % notes.length]
    const atS = out.context.currentTime + 0.05
    const pan = turn % 2 === 1 ? -0.5 : 0.5
    if (hertz !== undefined) out.instrument.play(out, { hertz, atS, lengthS: 2.4, gain: NOTE_GAIN, pan })
    const pause = new OscillatorNode(out.context)
    pause.addEventListener('ended', next)
    pause.start(atS)
    pause.stop(atS + everyS)
  }
  next()
}
