import type { Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { buildSheet, sizeFault } from './atlas.ts'
import { gameBytes } from './budget.ts'
import { gameAhead } from './game-ahead.ts'
import { sceneAhead } from './scene-ahead.ts'

function chunk(name: string, imports: readonly string[], more: Partial<Rollup.OutputChunk> = {}) {
  const code = `console.info(${JSON.stringify(name.repeat(80))})`
  return {
    type: 'chunk',
    fileName: name,
    imports,
    isEntry: false,
    facadeModuleId: null,
    code,
    ...more,
  } as unknown as Rollup.OutputChunk
}

describe('the budget of a game', () => {
  const entry = chunk('entry', ['shared'], { isEntry: true })
  const source = 'self.onmessage = null;'.repeat(80)
  const scene = { type: 'asset', fileName: 'assets/scene-worker-Y3DS_Uyh.js', source } as Rollup.OutputAsset
  const shared = chunk('shared', [])
  const panels = chunk('panels', ['shared'], { facadeModuleId: '/apps/studio/views/panels.tsx' })

  it('counts the page, what it imports and the scene, each once, and nothing that comes later', () => {
    const whole = gameBytes({ entry, scene, shared, panels })
    const pieces = [entry, shared].map((one) => gameBytes({ one: { ...one, imports: [], isEntry: true } }))
    const parts = [...pieces, gameBytes({ scene })]
    expect(whole).toBe(parts.reduce((sum, bytes) => sum + bytes, 0))
  })

  it('counts both the page and the scene', () => {
    expect(gameBytes({ entry, shared })).toBeLessThan(gameBytes({ entry, scene, shared }))
    expect(gameBytes({ entry, scene })).toBeLessThan(gameBytes({ entry, scene, shared }))
  })
})

describe('a sheet of symbols', () => {
  it('gives every symbol a cell of its own', async () => {
    const symbols = ['1f337', '1fa94', '1f451', '1f48e', '1f422'].map((art, index) => ({
      id: `s${index}`,
      art,
    }))
    const { source, cells } = await buildSheet(symbols)
    expect(new Set(Object.values(cells).map(String)).size).toBe(5)
    expect(source.subarray(8, 12).toString()).toBe('WEBP')
    expect(source.length).toBeLessThan(80_000)
  })

  it('has at most 600 KB', () => {
    expect(sizeFault('nazar', 600_000)).toBeNull()
    expect(sizeFault('nazar', 600_001)).toContain('the symbols of nazar')
  })
})

describe('the scene', () => {
  const page = (bundle: Rollup.OutputBundle) => {
    const { transformIndexHtml } = sceneAhead()
    const { handler } = transformIndexHtml as { handler: (html: string, context: object) => object[] }
    return JSON.stringify(handler('', { bundle }))
  }

  it('is preloaded by the page under its built file name', () => {
    const file = 'assets/scene-worker-Y3DS_Uyh.js'
    expect(page({ [file]: { type: 'asset' } as Rollup.OutputAsset })).toContain(file)
  })

  it('must be in the build', () => {
    expect(() => page({})).toThrow('no scene')
  })
})

describe('the chunks of the opened game', () => {
  const page = (bundle: Rollup.OutputBundle) => {
    const { transformIndexHtml } = gameAhead()
    const { handler } = transformIndexHtml as { handler: (html: string, context: object) => object[] }
    return JSON.stringify(handler('', { bundle }))
  }

  it('are preloaded by the game of the address and the theme of the first view', () => {
    const game = chunk('assets/game-a.js', [], { facadeModuleId: '/packages/games/slots/nazar/game.ts' })
    const scenery = chunk('assets/s-b.js', [], { facadeModuleId: '/apps/studio/themes/steppe/scenery.tsx' })
    const other = chunk('assets/other-c.js', [], { facadeModuleId: '/apps/studio/views/panels.tsx' })
    const html = page({ game, scenery, other })
    expect(html).toContain('nazar')
    expect(html).toContain('assets/game-a.js')
    expect(html).toContain('assets/s-b.js')
    expect(html).not.toContain('assets/other-c.js')
  })

  it('must be in the build', () => {
    expect(() => page({})).toThrow('no games')
  })
})
