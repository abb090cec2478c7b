import { SECOND_MS } from '@poyraz/kernel'

/** A note: frequency at its start and end in Hz, and its length in seconds. */
type Note = { readonly from: number; readonly to: number; readonly length: number; readonly after?: number }

const SOUNDS = {
  launch: [{ from: 220, to: 520, length: 0.7 }],
  cashed: [
    { from: 660, to: 660, length: 0.12 },
    { from: 990, to: 990, length: 0.26, after: 0.1 },
  ],
  crashed: [{ from: 300, to: 70, length: 0.55 }],
} as const satisfies Record<string, readonly Note[]>
export type KiteSound = keyof typeof SOUNDS

const LOUDNESS = 0.12
let audio: AudioContext | null = null

/** Plays a short sound. Browsers allow it once the player has touched the page. */
export function playKiteSound(name: KiteSound): void {
  if (!('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const note of SOUNDS[name]) playNote(audio, note)
}

function playNote(context: AudioContext, { from, to, length, after = 0 }: Note): void {
  const start = context.currentTime + after
  const end = start + length
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(LOUDNESS, start)
  volume.gain.exponentialRampToValueAtTime(1 / SECOND_MS, end)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(end)
}
