import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCORE } from './score.ts'
import { createSounds } from './sounds.ts'
import './synth.ts'

/** An audio context that starts only after a user gesture, as on a phone. */
class FakeContext {
  static all: FakeContext[] = []
  state = 'suspended'
  currentTime = 0
  allowed = false
  constructor() {
    FakeContext.all.push(this)
  }
  resume() {
    if (this.allowed) this.state = 'running'
    return Promise.resolve()
  }
  suspend() {
    this.state = 'suspended'
    return Promise.resolve()
  }
}
class FakeNode {
  connect(to: unknown) {
    return to
  }
}

describe('sounds', () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const play = vi.spyOn(SCORE, 'turn')
  const open = (muted = false) =>
    createSounds({
      page: page as unknown as Document,
      muted,
      onMuted: () => undefined,
      ambience: null,
      studio: 'obruk',
    })
  /** Waits until the code of the sounds is there. */
  const loaded = () => new Promise((done) => setTimeout(done, 20))
  const press = (name: string) => page.dispatchEvent(new Event(name))

  beforeEach(() => {
    FakeContext.all = []
    play.mockReset().mockImplementation(() => undefined)
    vi.stubGlobal('AudioContext', FakeContext)
    vi.stubGlobal('GainNode', FakeNode)
    vi.stubGlobal('DynamicsCompressorNode', FakeNode)
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(['pointerup', 'click', 'keydown'])(
    'play from the first %s on which the browser allows the page to play audio',
    async (leave) => {
      const sounds = open()
      press('pointerdown')
      const [context] = FakeContext.all
      sounds.play('turn')
      expect(play).not.toHaveBeenCalled()
      if (context) context.allowed = true
      press(leave)
      await loaded()
      sounds.play('turn')
      expect(play).toHaveBeenCalledTimes(1)
      expect(FakeContext.all).toHaveLength(1)
    },
  )

  it('are not scheduled on a suspended context', async () => {
    const sounds = open()
    press('click')
    await loaded()
    for (let reel = 0; reel < 5; reel++) sounds.play('turn', reel)
    expect(play).not.toHaveBeenCalled()
  })

  it('are silent while muted', async () => {
    const sounds = open(true)
    press('click')
    for (const context of FakeContext.all) context.allowed = true
    press('click')
    await loaded()
    sounds.play('turn')
    expect(play).not.toHaveBeenCalled()
    sounds.setMuted(false)
    sounds.play('turn')
    expect(play).toHaveBeenCalledTimes(1)
  })
})
