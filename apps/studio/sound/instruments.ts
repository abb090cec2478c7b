import type { StudioKey } from '@poyraz/games'
import { chime, glass, horn, type Note, type Out, pluck, stone } from './voices.ts'

/** The music of a studio: the notes of its mode, and the voice that plays them. */
export type Instrument = {
  /** Eight rising notes, in hertz. */
  readonly scale: Scale
  play(out: Out, note: Note): void
}
type Scale = readonly [number, number, number, number, number, number, number, number]

export const INSTRUMENTS: Readonly<Record<StudioKey, Instrument>> = {
  /** A kanun in Hicaz on D. */
  cinaralti: { scale: [293.66, 311.13, 369.99, 392, 440, 466.16, 523.25, 587.33], play: pluck },
  /** A horn in Nihavent on D. */
  kerteriz: { scale: [293.66, 329.63, 349.23, 392, 440, 466.16, 523.25, 587.33], play: horn },
  /** A music box in Rast on C, whose third and seventh are a comma low. */
  cemre: { scale: [261.63, 293.66, 326.66, 349.23, 392, 440, 489.99, 523.25], play: chime },
  /** Stone bars in Kürdi on A. */
  obruk: { scale: [220, 233.08, 261.63, 293.66, 329.63, 349.23, 392, 440], play: stone },
  /** Glasses in Acemaşiran on F. */
  pervane: { scale: [349.23, 392, 440, 466.16, 523.25, 587.33, 659.26, 698.46], play: glass },
}
