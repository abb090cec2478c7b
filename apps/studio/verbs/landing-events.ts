import type { ReelSpin, SlotSpin } from '@poyraz/games'
import type { LandingEvents } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'

/** Sounds of the reels as they stop, and of the scatters on them. */
export function landingSounds({ game, sounds }: Studio, spin: SlotSpin): LandingEvents {
  const scatter = game.rules.scatter?.symbol
  return {
    onHold: () => sounds.play('hold'),
    onStop: (reel) => {
      sounds.play('stop', reel)
      if (scatter !== undefined && spin.window[reel]?.includes(scatter)) sounds.play('scatter', reel)
    },
  }
}

/**
 * Counts the ways of the reels that stopped, where their heights are drawn: the number never falls, and it
 * is never above the true one.
 */
export function countingReels(studio: Studio, spin: ReelSpin): LandingEvents {
  const sounds = landingSounds(studio, spin)
  const { heights } = spin
  if (!heights) return sounds
  return {
    ...sounds,
    onStop(reel) {
      sounds.onStop(reel)
      studio.send({ kind: 'stopped-reels', heights: heights.slice(0, reel + 1) })
    },
  }
}
