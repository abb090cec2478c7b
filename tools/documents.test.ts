import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, readSources } from './repository.ts'
import { sqlFunctions } from './sql.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('the SQL that the SPEC of the ledger shows as the model is the one that runs', () => {
  const MODEL = /`([\w.]+)` in `([\w./-]+)` is the model:\n\n```sql\n([^`]+)```/
  const [, name, path, shown = ''] = MODEL.exec(read('packages/ledger/SPEC.md')) ?? []
  const newest = sqlFunctions(readSources('modules')).find((one) => one.name === name)
  expect(newest).toMatchObject({ path })
  const flush = (text: string) => text.replace(/^ +/gm, '').trim()
  expect(flush(newest?.text ?? '')).toContain(flush(shown))
})

it('every decision is numbered, has the parts of the template and at most 50 lines', () => {
  const partsOf = (text: string) => text.match(/^## .*$/gm)
  const [template, ...decisions] = readSources('docs/decisions')
  expect(decisions.length).toBeGreaterThan(5)
  const numbers = decisions.map(({ path }) => /(\d{3})-/.exec(path)?.[1])
  expect(numbers).toEqual([...new Set(numbers)])
  for (const { path, text } of decisions) {
    expect([path, partsOf(text)]).toEqual([path, partsOf(template?.text ?? '')])
    expect([path, text.slice(0, 6)]).toEqual([path, `# ${/(\d{3})-/.exec(path)?.[1]}:`])
    expect([path, text.split('\n').length <= 51]).toEqual([path, true])
  }
})

it('every file that the architecture names exists', () => {
  const named = [...read('docs/architecture.md').matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|sql))`/g)]
  const paths = [...new Set(named.map(([, path = '']) => path))]
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
