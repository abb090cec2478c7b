import { SCORE, type SoundName } from './score.ts'

/** The player of all sounds. Nothing is loaded: every sound is made when it is played. */
export type Sounds = {
  /** `index` is the reel from the left, where the sound belongs to one. */
  play(name: SoundName, index?: number): void
  setMuted(muted: boolean): void
  isMuted(): boolean
}

const MASTER_GAIN = 0.7
/** What may count as the player's leave to sound: a mouse gives it when it presses, a finger when it lets go. */
const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

export type SoundDeps = {
  readonly page: Document
  readonly muted: boolean
  readonly onMuted: (muted: boolean) => void
}

/**
 * Browsers let a page sound only after the first press of a key or pointer; until then nothing is played or
 * queued. A hidden page is silent.
 */
export function createSounds({ page, muted: startMuted, onMuted }: SoundDeps): Sounds {
  let muted = startMuted
  let desk: { context: AudioContext; bus: AudioNode } | null = null
  const isQuiet = () => muted || page.hidden

  const follow = () => {
    if (isQuiet()) void desk?.context.suspend()
    else void desk?.context.resume()
  }
  const unlock = () => {
    desk ??= openDesk()
    follow()
  }
  for (const press of PRESSES) page.addEventListener(press, unlock)
  page.addEventListener('visibilitychange', follow)

  return {
    isMuted: () => muted,
    play(name, index = 0) {
      // The clock of a context that does not run stands: what is put on it piles up, to burst out later.
      if (desk?.context.state === 'running' && !isQuiet())
        SCORE[name](desk, desk.context.currentTime + 0.01, index)
    },
    setMuted(to) {
      muted = to
      onMuted(muted)
      follow()
    },
  }
}

/** A limiter before the speakers, so that several sounds at once do not crackle. */
function openDesk() {
  const context = new AudioContext()
  const bus = new GainNode(context, { gain: MASTER_GAIN })
  bus.connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 })).connect(context.destination)
  return { context, bus }
}
