import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Of these the document leaves `apps/player` out. */
const OF_PLAYER = /^(?:app|features|shared|build)\//
const PATH = /`([\w.-]+(?:\/[\w.-]+)+)`/g

it('every file that the coverage of the specification names is there', () => {
  const text = readFileSync(`${ROOT}docs/spec-coverage.md`, 'utf8')
  const named = [...new Set([...text.matchAll(PATH)].map(([, path = '']) => path))]
  expect(named.length).toBeGreaterThan(200)
  const missing = named.filter(
    (path) => !existsSync(`${ROOT}${OF_PLAYER.test(path) ? 'apps/player/' : ''}${path}`),
  )
  expect(missing).toEqual([])
})
