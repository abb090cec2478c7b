import { deferred, err, ok, type Result } from '@poyraz/kernel'
import type { LandingEvents, Scene } from './scene.ts'
import type { FromScene, OpenScene, SceneCall, ToScene } from './wire.ts'

type SceneWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/** Connection to the scene worker. */
export type SceneLine = {
  readonly worker: SceneWorker
  /** Resolves with the error message when the worker dies. */
  readonly crashed: Promise<string>
}

/** Connects to a worker. Listens for errors at once: the worker may die before the scene is opened. */
export function lineTo(worker: SceneWorker): SceneLine {
  const { promise: crashed, resolve } = deferred<string>()
  worker.addEventListener('error', ({ message }) => resolve(message))
  return { worker, crashed }
}

type Asked = { readonly on: LandingEvents; readonly done: () => void }
const SILENT: LandingEvents = { onHold: () => undefined, onStop: () => undefined }

/**
 * Opens the scene in its worker and returns a proxy for it. If the worker fails, now or later, `onBroken` is
 * called and all pending calls count as done: the outcome is known, and the page shows it too.
 */
export async function openRemoteScene(
  { worker, crashed }: SceneLine,
  open: OpenScene,
  onBroken: () => void,
): Promise<Result<Scene, string>> {
  const { promise: opened, resolve: answer } = deferred<Result<null, string>>()
  const asked = new Map<number, Asked>()
  let calls = 0
  let broken = false
  const fail = (reason: string) => {
    if (broken) return
    broken = true
    worker.terminate()
    for (const { done } of asked.values()) done()
    answer(err(reason))
    onBroken()
  }
  const hear = (message: FromScene) => {
    if (message.kind === 'ready') answer(ok(null))
    else if (message.kind === 'failed') fail(message.reason)
    else follow(asked, message)
  }
  worker.addEventListener('message', ({ data }) => hear(data as FromScene))
  void crashed.then(fail)
  const say = (message: ToScene, handed: Transferable[] = []) => worker.postMessage(message, handed)
  const ask = async (call: SceneCall, on = SILENT): Promise<void> => {
    if (broken) return
    const { promise, resolve } = deferred<void>()
    const id = ++calls
    asked.set(id, { on, done: resolve })
    say({ kind: 'call', id, call })
    await promise
  }
  say(open, [open.canvas])
  const answered = await opened
  return answered.ok ? ok(sceneOver(ask)) : answered
}

function follow(asked: Map<number, Asked>, message: Exclude<FromScene, { kind: 'ready' | 'failed' }>): void {
  const one = asked.get(message.id)
  if (message.kind === 'held') one?.on.onHold(message.reel)
  else if (message.kind === 'stopped') one?.on.onStop(message.reel)
  else {
    asked.delete(message.id)
    one?.done()
  }
}

function sceneOver(ask: (call: SceneCall, on?: LandingEvents) => Promise<void>): Scene {
  return {
    rest: (stand) => void ask({ name: 'rest', stand }),
    turn: () => void ask({ name: 'turn' }),
    land: (spin, holds, on) => ask({ name: 'land', spin, holds }, on),
    goBack: () => ask({ name: 'goBack' }),
    cover: (reels) => ask({ name: 'cover', reels }),
    tumble: (tumble) => ask({ name: 'tumble', tumble }),
    reveal: (window) => ask({ name: 'reveal', window }),
    light: (wins, lively) => void ask({ name: 'light', wins, lively }),
    resize: (place) => void ask({ name: 'resize', place }),
  }
}
