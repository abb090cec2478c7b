import type { StudioKey } from '@poyraz/games'
import type { Ambience } from './ambience.ts'
import type { SCORE as Score, SoundName, Stage } from './score.ts'
import type { Out } from './voices.ts'

/**
 * Plays all sounds. No recordings are loaded: code that comes with the first press synthesises every sound
 * when it is played.
 */
export type Sounds = {
  /** Plays a sound. `index` is the reel from the left, or for a tick the share of the count, 0..1. */
  play(name: SoundName, index?: number): void
  setMuted(muted: boolean): void
  isMuted(): boolean
}

const MASTER_GAIN = 0.7
/** Events that may unlock audio: a mouse unlocks it when it presses, a finger when it lifts. */
const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

type Desk = Out & { readonly context: AudioContext }
/** The code that came with the first press, and its target. */
type Band = { readonly score: typeof Score; readonly stage: Stage }

export type SoundDeps = {
  readonly page: Document
  readonly muted: boolean
  readonly onMuted: (muted: boolean) => void
  /** The ambience of the theme; it starts with audio and follows the mute button. */
  readonly ambience: Ambience | null
  /** The studio whose instrument plays. */
  readonly studio: StudioKey
}

/**
 * Creates the player of sounds. Browsers allow audio only after the first press of a key or pointer; until
 * then nothing is played or queued. A hidden page is silent.
 */
export function createSounds(deps: SoundDeps): Sounds {
  const { page, muted: startMuted, onMuted, ambience, studio } = deps
  let muted = startMuted
  let desk: Desk | null = null
  let band: Band | null = null
  const isQuiet = () => muted || page.hidden

  const follow = () => {
    if (isQuiet()) void desk?.context.suspend()
    else void desk?.context.resume()
  }
  const unlock = () => {
    if (!desk) {
      const opened = openDesk()
      desk = opened
      void import('./synth.ts').then(({ SCORE, INSTRUMENTS, startAmbience }) => {
        const stage = { ...opened, instrument: INSTRUMENTS[studio] }
        band = { score: SCORE, stage }
        if (ambience) startAmbience(stage, ambience)
      })
    }
    follow()
  }
  for (const press of PRESSES) page.addEventListener(press, unlock)
  page.addEventListener('visibilitychange', follow)

  return {
    isMuted: () => muted,
    play(name, index = 0) {
      // The clock of a suspended context stands still: sounds scheduled on it would all play at once later.
      if (desk?.context.state === 'running' && !isQuiet())
        band?.score[name](band.stage, desk.context.currentTime + 0.01, index)
    },
    setMuted(to) {
      muted = to
      onMuted(muted)
      follow()
    },
  }
}

/** Creates the audio graph, with a limiter so that several sounds at once do not crackle. */
function openDesk(): Desk {
  const context = new AudioContext()
  const bus = new GainNode(context, { gain: MASTER_GAIN })
  bus.connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 })).connect(context.destination)
  return { context, bus }
}
