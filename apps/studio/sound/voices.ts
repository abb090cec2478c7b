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

function voice({ context, bus }: Out, note: Note, source: AudioNode): void {
  const level = new GainNode(context, { gain: SILENCE })
  level.gain.setValueAtTime(SILENCE, note.atS)
  level.gain.exponentialRampToValueAtTime(Math.max(SILENCE, note.gain), note.atS + ATTACK_S)
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
