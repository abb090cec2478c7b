/** Target node of a sound. Times are in seconds on the audio clock. */
export type Out = { readonly context: BaseAudioContext; readonly bus: AudioNode }

export type Note = {
  readonly hertz: number
  readonly atS: number
  readonly lengthS: number
  /** 0..1 */
  readonly gain: number
  /** -1 left, 1 right. */
  readonly pan?: number
}

/**
 * Plays a plucked string, such as of a kanun: two slightly detuned voices, bright at first, with a short
 * decay.
 */
export function pluck(out: Out, note: Note): void {
  for (const [shape, detune, share] of [
    ['triangle', 0, 1],
    ['sawtooth', 4, 0.22],
  ] as const) {
    const string = new OscillatorNode(out.context, { type: shape, frequency: note.hertz, detune })
    const tone = new BiquadFilterNode(out.context, { type: 'lowpass', frequency: note.hertz * 7, Q: 0.6 })
    tone.frequency.exponentialRampToValueAtTime(note.hertz * 1.4, note.atS + note.lengthS)
    voice(out, { ...note, gain: note.gain * share }, string.connect(tone))
    run(string, note)
  }
}

/** Plays a bell: a pure tone and two inharmonic partials. */
export function bell(out: Out, note: Note): void {
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.32],
    [5.4, 0.12],
  ] as const) {
    const tone = new OscillatorNode(out.context, { type: 'sine', frequency: note.hertz * ratio })
    voice(out, { ...note, gain: note.gain * share, lengthS: note.lengthS / Math.sqrt(ratio) }, tone)
    run(tone, note)
  }
}

/** Plays a horn: two detuned reeds behind a low-pass filter, with a slow beginning. */
export function horn(out: Out, note: Note): void {
  for (const detune of [-5, 5]) {
    const reed = new OscillatorNode(out.context, { type: 'sawtooth', frequency: note.hertz, detune })
    const tone = new BiquadFilterNode(out.context, { type: 'lowpass', frequency: note.hertz * 2.4, Q: 0.8 })
    voice(out, { ...note, gain: note.gain * 0.42, attackS: 0.04 }, reed.connect(tone))
    run(reed, note)
  }
}

/** Plays a tooth of a music box: an octave and a twelfth above the note, with a bright, short beginning. */
export function chime(out: Out, note: Note): void {
  for (const [ratio, share] of [
    [2, 0.7],
    [3, 0.3],
    [8.2, 0.08],
  ] as const) {
    const tone = new OscillatorNode(out.context, { type: 'sine', frequency: note.hertz * ratio })
    voice(out, { ...note, gain: note.gain * share, lengthS: note.lengthS / Math.sqrt(ratio / 2) }, tone)
    run(tone, note)
  }
}

/** Plays a bar of stone: a dry tone with the fourth partial of a bar. */
export function stone(out: Out, note: Note): void {
  for (const [ratio, share, lengthS] of [
    [1, 1.1, note.lengthS * 0.7],
    [3.93, 0.35, 0.09],
    [9.5, 0.12, 0.04],
  ] as const) {
    const tone = new OscillatorNode(out.context, { type: 'sine', frequency: note.hertz * ratio })
    voice(out, { ...note, gain: note.gain * share, lengthS, attackS: 0.003 }, tone)
    run(tone, note)
  }
}

/** Plays the rim of a glass: two tones that beat against each other, with a soft beginning. */
export function glass(out: Out, note: Note): void {
  for (const [ratio, detune, share] of [
    [1, -3, 0.55],
    [1, 4, 0.55],
    [2.32, 0, 0.14],
  ] as const) {
    const tone = new OscillatorNode(out.context, { type: 'sine', frequency: note.hertz * ratio, detune })
    voice(out, { ...note, gain: note.gain * share, attackS: 0.03, lengthS: note.lengthS * 1.25 }, tone)
    run(tone, { ...note, lengthS: note.lengthS * 1.25 })
  }
}

/** Plays a soft drum: a tone that falls. */
export function thud(out: Out, note: Note): void {
  const skin = new OscillatorNode(out.context, { type: 'sine', frequency: note.hertz })
  skin.frequency.setValueAtTime(note.hertz, note.atS)
  skin.frequency.exponentialRampToValueAtTime(note.hertz * 0.42, note.atS + note.lengthS)
  voice(out, note, skin)
  run(skin, note)
}

/** Plays a breath: noise through a band-pass filter that moves from `hertz` to `toHertz`. */
export function breath(out: Out, note: Note & { readonly toHertz: number }): void {
  const { context } = out
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: note.hertz, Q: 1.4 })
  band.frequency.setValueAtTime(note.hertz, note.atS)
  band.frequency.exponentialRampToValueAtTime(note.toHertz, note.atS + note.lengthS)
  voice(out, note, noise.connect(band))
  run(noise, note)
}

const ATTACK_S = 0.008
/** Exponential ramps cannot reach zero. */
const SILENCE = 0.0001

type Voiced = Note & {
  /** Time until the note has its gain. */
  readonly attackS?: number
}

function voice({ context, bus }: Out, note: Voiced, source: AudioNode): void {
  const level = new GainNode(context, { gain: SILENCE })
  level.gain.setValueAtTime(SILENCE, note.atS)
  level.gain.exponentialRampToValueAtTime(Math.max(SILENCE, note.gain), note.atS + (note.attackS ?? ATTACK_S))
  level.gain.exponentialRampToValueAtTime(SILENCE, note.atS + note.lengthS)
  source
    .connect(level)
    .connect(new StereoPannerNode(context, { pan: note.pan ?? 0 }))
    .connect(bus)
}

function run(source: AudioScheduledSourceNode, { atS, lengthS }: Note): void {
  source.start(atS)
  source.stop(atS + lengthS + 0.05)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Returns a second of noise from a fixed pseudo-random sequence. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  let state = 0x2545f491
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    samples[index] = state / 2 ** 31
  }
  noises.set(context, buffer)
  return buffer
}
