import { err, ok, type Result } from '@poyraz/kernel'
import type { LandingEvents, Scene } from './scene.ts'
import type { Atlas } from './sheet.ts'
import type { FromWorker, SceneCall, ToWorker } from './thread.ts'
import type { ScenePlan } from './webgl-scene.ts'

/** What a worker is to the page: the real one, or one of paper in tests. */
export type Drawer = {
  onmessage: ((event: { readonly data: FromWorker }) => void) | null
  postMessage(message: ToWorker, transfer?: Transferable[]): void
  terminate(): void
}

export type WorkerSceneSpec = {
  readonly worker: Drawer
  readonly atlas: Atlas
  readonly pace: number
  /** Gives the canvas out of the page's hands; called once the worker is known to be able to draw. */
  readonly takeCanvas: () => Promise<OffscreenCanvas>
  readonly plan: () => ScenePlan
}

/**
 * The scene in a worker: drawing, painting and the start of WebGL leave the page free for the hand of the player.
 * `unable`: the worker has no WebGL and the canvas is still the page's.
 */
export async function openWorkerScene(spec: WorkerSceneSpec): Promise<Result<Scene, 'unable'>> {
  const { worker, atlas, pace } = spec
  const calls = new Map<number, { readonly done: () => void; readonly on: LandingEvents }>()
  const { promise: able, resolve: isAble } = Promise.withResolvers<boolean>()
  const { promise: opened, resolve: isOpened } = Promise.withResolvers<boolean>()
  worker.onmessage = ({ data }) => {
    switch (data.kind) {
      case 'able':
        return isAble(data.able)
      case 'opened':
      case 'failed':
        return isOpened(data.kind === 'opened')
      case 'event':
        return calls.get(data.id)?.on[data.event](data.reel)
      case 'done':
        calls.get(data.id)?.done()
        calls.delete(data.id)
    }
  }
  worker.postMessage({ kind: 'load', atlas, pace })
  if (!(await able)) return unable(worker)
  const canvas = await spec.takeCanvas()
  worker.postMessage({ kind: 'open', canvas, plan: spec.plan() }, [canvas])
  if (!(await opened)) return unable(worker)
  return ok(sceneOver(worker, calls))
}

function unable(worker: Drawer): Result<never, 'unable'> {
  worker.terminate()
  return err('unable')
}

const SILENT: LandingEvents = { onHold: () => undefined, onStop: () => undefined }

function sceneOver(worker: Drawer, calls: Map<number, { done: () => void; on: LandingEvents }>): Scene {
  let last = 0
  const send = (call: SceneCall, on = SILENT) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const id = ++last
    calls.set(id, { done: resolve, on })
    worker.postMessage({ kind: 'call', id, call })
    return promise
  }
  return {
    rest: ({ mode, stops }) => void send({ do: 'rest', stand: { mode, stops } }),
    turn: () => void send({ do: 'turn' }),
    land: (spin, holds, on) => send({ do: 'land', spin, holds }, on),
    goBack: () => send({ do: 'goBack' }),
    cover: (reels) => send({ do: 'cover', reels }),
    light: (wins) => void send({ do: 'light', wins }),
    celebrate: (tier) => void send({ do: 'celebrate', tier }),
    resize: (layout) => void send({ do: 'resize', layout }),
    destroy: () => worker.terminate(),
  }
}
