import { createFrames } from './frames.ts'
import type { Scene } from './scene.ts'
import { createWebglScene } from './webgl-scene.ts'
import type { Atlas, FromScene, OpenScene, SceneCall, ToScene } from './wire.ts'

/**
 * The scene is drawn in this worker: loading the renderer, painting symbols and drawing frames never block
 * the page, so that it always responds to the player.
 */
let opened: Promise<Scene> | null = null

addEventListener('message', ({ data }: MessageEvent<ToScene>) => {
  hear(data).catch((reason: unknown) => tell({ kind: 'failed', reason: String(reason) }))
})

async function hear(message: ToScene): Promise<void> {
  if (message.kind === 'open') {
    opened = openScene(message)
    await opened
    return tell({ kind: 'ready' })
  }
  const scene = await opened
  if (!scene) return
  await obey(scene, message.call, message.id)
  tell({ kind: 'done', id: message.id })
}

async function openScene({ canvas, atlas, spec, pace }: OpenScene): Promise<Scene> {
  const frames = createFrames({ request: requestAnimationFrame, cancel: cancelAnimationFrame, pace })
  const image = await loadImage(atlas)
  const scene = await createWebglScene({ ...spec, canvas, frames, sheet: { ...atlas, image } })
  // The first frame takes longest, because the shaders are compiled in it.
  await frames.wait(1)
  return scene
}

async function loadImage({ url }: Atlas): Promise<ImageBitmap> {
  const response = await fetch(url)
  return createImageBitmap(await response.blob())
}

function obey(scene: Scene, call: SceneCall, id: number): Promise<void> | void {
  switch (call.name) {
    case 'rest':
      return scene.rest(call.stand)
    case 'land':
      return scene.land(call.spin, call.holds, {
        onHold: (reel) => tell({ kind: 'held', id, reel }),
        onStop: (reel) => tell({ kind: 'stopped', id, reel }),
      })
    case 'cover':
      return scene.cover(call.reels)
    case 'tumble':
      return scene.tumble(call.tumble)
    case 'reveal':
      return scene.reveal(call.window)
    case 'light':
      return scene.light(call.wins, call.lively)
    case 'resize':
      return scene.resize(call.place)
    case 'turn':
    case 'goBack':
      return scene[call.name]()
  }
}

function tell(message: FromScene): void {
  postMessage(message)
}
