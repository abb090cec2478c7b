import type { Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { buildSheet } from './atlas.ts'
import { gameBytes } from './budget.ts'

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
  const entry = chunk('assets/index-a1.js', ['assets/shared-b2.js'], { isEntry: true })
  const shared = chunk('assets/shared-b2.js', ['assets/index-a1.js'])
  const panels = chunk('assets/panels-c3.js', ['assets/shared-b2.js'])
  const worker = {
    type: 'asset',
    fileName: 'assets/worker-D4.js',
    source: 'console.info(1)'.repeat(9),
  } as never
  const bundle = (files: readonly Rollup.OutputChunk[]) =>
    Object.fromEntries(files.map((file) => [file.fileName, file]))
  const alone = (file: Rollup.OutputChunk) => gameBytes({ file: { ...file, imports: [], isEntry: true } })

  it('counts the page and what it imports, each once, and nothing that comes later', () => {
    expect(gameBytes(bundle([entry, shared, panels]))).toBe(alone(entry) + alone(shared))
  })

  it('counts the worker that draws', () => {
    const withWorker = gameBytes({ ...bundle([entry, shared]), worker })
    expect(withWorker).toBeGreaterThan(gameBytes(bundle([entry, shared])))
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
})
