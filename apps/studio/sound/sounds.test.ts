import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCORE } from './score.ts'
import { createSounds } from './sounds.ts'

/** A context that starts only with the player's leave, as on a phone. */
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
    createSounds({ page: page as unknown as Document, muted, onMuted: () => undefined })
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
    'may be heard from the %s on that lets a page sound',
    (leave) => {
      const sounds = open()
      press('pointerdown')
      const [context] = FakeContext.all
      sounds.play('turn')
      expect(play).not.toHaveBeenCalled()
      if (context) context.allowed = true
      press(leave)
      sounds.play('turn')
      expect(play).toHaveBeenCalledTimes(1)
      expect(FakeContext.all).toHaveLength(1)
    },
  )

  it('are not put on a clock that stands, to burst out later', () => {
    const sounds = open()
    press('click')
    for (let reel = 0; reel < 5; reel++) sounds.play('turn', reel)
    expect(play).not.toHaveBeenCalled()
  })

  it('are none while muted', () => {
    const sounds = open(true)
    press('click')
    for (const context of FakeContext.all) context.allowed = true
    press('click')
    sounds.play('turn')
    expect(play).not.toHaveBeenCalled()
    sounds.setMuted(false)
    sounds.play('turn')
    expect(play).toHaveBeenCalledTimes(1)
  })
})
