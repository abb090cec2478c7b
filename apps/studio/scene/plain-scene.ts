import type { Frames } from './frames.ts'
import type { Scene } from './scene.ts'

const TURN_LEAST_MS = 900
const STOP_EACH_MS = 140
const COVER_MS = 300
const TUMBLE_MS = 600

/** Scene without WebGL: the page itself shows the symbols, and this scene only takes the time of a round. */
export function createPlainScene(frames: Frames): Scene {
  return {
    rest: () => undefined,
    turn: () => undefined,
    async land(spin, _holds, on) {
      await frames.wait(TURN_LEAST_MS)
      for (const reel of spin.window.keys()) {
        await frames.wait(STOP_EACH_MS)
        on.onStop(reel)
      }
    },
    goBack: () => frames.wait(TURN_LEAST_MS),
    cover: () => frames.wait(COVER_MS),
    tumble: () => frames.wait(TUMBLE_MS),
    reveal: () => frames.wait(COVER_MS),
    light: () => undefined,
    resize: () => undefined,
  }
}
