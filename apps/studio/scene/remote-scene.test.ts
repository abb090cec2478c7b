import { describe, expect, it } from 'vitest'
import { lineTo, openRemoteScene } from './remote-scene.ts'
import type { FromScene, OpenScene, ToScene } from './wire.ts'

/** A fake worker: records its messages and sends those of the test. */
function openLine({ crashesAtOnce = false } = {}) {
  const heard: ToScene[] = []
  const broken: true[] = []
  const listeners = new Map<string, (event: object) => void>()
  const line = {
    postMessage: (message: ToScene) => void heard.push(message),
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    terminate: () => undefined,
  }
  const open = { kind: 'open', canvas: {} } as OpenScene
  const opened = lineTo(line as never)
  const crash = () => listeners.get('error')?.({ message: 'crashed' })
  if (crashesAtOnce) crash()
  const scene = openRemoteScene(opened, open, () => void broken.push(true))
  const say = (data: FromScene) => listeners.get('message')?.({ data })
  return { scene, heard, broken, say, crash }
}

async function opened() {
  const stage = openLine()
  stage.say({ kind: 'ready' })
  const scene = await stage.scene
  if (!scene.ok) throw new Error(scene.error)
  return { ...stage, scene: scene.value }
}

const SPIN = { mode: 'base', stops: [1, 2] } as never

describe('the scene in its worker', () => {
  it('opens when the worker is ready, and rejects with the reason of the worker', async () => {
    expect((await opened()).heard.map(({ kind }) => kind)).toEqual(['open'])
    const stage = openLine()
    stage.say({ kind: 'failed', reason: 'no WebGL' })
    expect(await stage.scene).toEqual({ ok: false, error: 'no WebGL' })
    expect(stage.broken).toEqual([true])
  })

  it('rejects if the worker died before the scene was opened', async () => {
    const stage = openLine({ crashesAtOnce: true })
    expect(await stage.scene).toEqual({ ok: false, error: 'crashed' })
    expect(stage.broken).toEqual([true])
  })

  it('reports every reel of its own landing, and resolves when the worker is done', async () => {
    const { scene, heard, say } = await opened()
    const seen: string[] = []
    scene.turn()
    const landed = scene.land(SPIN, [], {
      onHold: (reel) => seen.push(`hold ${reel}`),
      onStop: (reel) => seen.push(`stop ${reel}`),
    })
    const ids = heard.flatMap((message) => (message.kind === 'call' ? [message.id] : []))
    const [turn = 0, land = 0] = ids
    say({ kind: 'stopped', id: turn, reel: 9 })
    say({ kind: 'stopped', id: land, reel: 0 })
    say({ kind: 'held', id: land, reel: 1 })
    say({ kind: 'stopped', id: land, reel: 1 })
    let isDone = false
    void landed.then(() => {
      isDone = true
    })
    say({ kind: 'done', id: turn })
    await Promise.resolve()
    expect(isDone).toBe(false)
    say({ kind: 'done', id: land })
    await landed
    expect(seen).toEqual(['stop 0', 'hold 1', 'stop 1'])
  })

  it('lets a round continue when the worker dies', async () => {
    const { scene, broken, crash } = await opened()
    const landed = scene.land(SPIN, [], { onHold: () => undefined, onStop: () => undefined })
    crash()
    await landed
    await scene.goBack()
    expect(broken).toEqual([true])
  })
})
