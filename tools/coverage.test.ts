import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, readSources, type SourceFile } from './repository.ts'
import { sqlFunctions } from './sql.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Of these the coverage of the specification leaves `apps/player` out. */
const OF_PLAYER = /^(?:app|features|shared|build)\//
const PATH = /`([\w.-]+(?:\/[\w.-]+)+)`/g

it.each([
  ['docs/spec-coverage.md', 200],
  ['docs/requirements.md', 50],
])('every file that %s names is there', (document, least) => {
  const named = [...new Set([...read(document).matchAll(PATH)].map(([, path = '']) => path))]
  expect(named.length).toBeGreaterThan(least)
  const missing = named.filter(
    (path) => !existsSync(join(ROOT, OF_PLAYER.test(path) ? 'apps/player/' : '', path)),
  )
  expect(missing).toEqual([])
})

it('the SQL that the SPEC of the ledger shows as the model is the one that runs', () => {
  const MODEL = /`([\w.]+)` in `([\w./-]+)` is the model:\n\n```sql\n([^`]+)```/
  const [, name, path, shown = ''] = MODEL.exec(read('packages/ledger/SPEC.md')) ?? []
  const newest = sqlFunctions(readSources('modules')).find((one) => one.name === name)
  expect(newest).toMatchObject({ path })
  const flush = (text: string) => text.replace(/^ +/gm, '').trim()
  expect(flush(newest?.text ?? '')).toContain(flush(shown))
})

describe('the requirements', () => {
  const requirements = read('docs/requirements.md')
  const known = new Set([...requirements.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id))
  const rows = [...requirements.matchAll(/^\| ([RAFC]\d\d) \| .* \| (.*) \|$/gm)].map(
    ([, id = '', shown = '']) => ({ id, shown }),
  )
  const unknownIn = (files: readonly SourceFile[], id: RegExp) =>
    files.flatMap(({ path, text }) =>
      (text.match(id) ?? []).filter((found) => !known.has(found)).map((found) => `${path}: ${found}`),
    )

  it('say what every id means that code, tests and documents carry', () => {
    const carrying = readSources('apps', 'bench', 'docs', 'e2e', 'modules', 'packages', 'tools').filter(
      ({ path }) => /\.(?:tsx?|sql|md)$/.test(path),
    )
    expect(unknownIn(carrying, /\b[RAFC]\d\d\b/g)).toEqual([])
  })

  it('say what every goal means that a benchmark carries', () => {
    const measuring = readSources('bench', 'docs').filter(({ path }) => /\.(?:ts|md)$/.test(path))
    expect(unknownIn(measuring, /\b[WHSF]\d\b/g)).toEqual([])
  })

  it('name a test, or say what is missing', () => {
    expect(rows.length).toBeGreaterThan(140)
    const SAID = /`[\w./-]+\.(?:test|e2e)\.tsx?`|\*\*(?:later|not (?:met|tested))|\b[RAFC]\d\d\b/i
    expect(rows.filter(({ shown }) => !SAID.test(shown))).toEqual([])
  })

  it('name only tests that name them', () => {
    const named = rows.flatMap(({ id, shown }) =>
      [...shown.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, path = '']) => ({ id, path })),
    )
    expect(named.length).toBeGreaterThan(200)
    const silent = named.filter(({ id, path }) => !new RegExp(`\\b${id}\\b`).test(read(path)))
    expect(silent).toEqual([])
  })
})

it('every decision is numbered, has the parts of the template and at most 50 lines', () => {
  const partsOf = (text: string) => text.match(/^## .*$/gm)
  const [template, ...decisions] = readSources('docs/decisions')
  expect(decisions.length).toBeGreaterThan(5)
  for (const { path, text } of decisions) {
    expect([path, partsOf(text)]).toEqual([path, partsOf(template?.text ?? '')])
    expect([path, text.slice(0, 6)]).toEqual([path, `# ${/(\d{3})-/.exec(path)?.[1]}:`])
    expect([path, text.split('\n').length <= 51]).toEqual([path, true])
  }
})
