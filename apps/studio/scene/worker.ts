import { createFrames } from './frames.ts'
import type { Sheet } from './paint-symbols.ts'
import type { LandingEvents, Scene } from './scene.ts'
import { loadSheet } from './sheet.ts'
import { type FromWorker, runCall, type ToWorker } from './thread.ts'
import { createWebglScene } from './webgl-scene.ts'

/** The parts of a worker's global scope that are used here; the page's types do not know them. */
type Scope = {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null
  postMessage(message: FromWorker): void
  requestAnimationFrame(onFrame: (nowMs: number) => void): number
  cancelAnimationFrame(handle: number): void
}

const scope = globalThis as unknown as Scope

let loading: { readonly sheet: Promise<Sheet>; readonly pace: number } | null = null
let scene: Scene | null = null

scope.onmessage = ({ data }) => {
  switch (data.kind) {
    case 'load':
      loading = { sheet: loadSheet(data.atlas), pace: data.pace }
      return scope.postMessage({ kind: 'able', able: hasWebgl() })
    case 'open':
      return void open(data).then(
        () => scope.postMessage({ kind: 'opened' }),
        () => scope.postMessage({ kind: 'failed' }),
      )
    case 'call':
      return void run(data)
  }
}

/** Asked before the canvas is handed over: a page cannot take it back. */
function hasWebgl(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}

async function open({ canvas, plan }: Extract<ToWorker, { kind: 'open' }>): Promise<void> {
  if (!loading) throw new Error('the symbols are loaded first')
  const request = scope.requestAnimationFrame.bind(scope)
  const cancel = scope.cancelAnimationFrame.bind(scope)
  const frames = createFrames({ request, cancel, pace: loading.pace })
  scene = await createWebglScene({ ...plan, canvas, frames, sheet: await loading.sheet })
}

async function run({ id, call }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
  const tell = (event: keyof LandingEvents) => (reel: number) =>
    scope.postMessage({ kind: 'event', id, event, reel })
  if (scene) await runCall(scene, call, { onHold: tell('onHold'), onStop: tell('onStop') })
  scope.postMessage({ kind: 'done', id })
}
