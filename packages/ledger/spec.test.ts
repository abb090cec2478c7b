import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STATUSES } from './status.ts'

const folder = new URL('./', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const spec = read('SPEC.md')
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') || path.endsWith('tables.ts'))
  .map(read)
  .join('\n')

it('has a test for every rule', () => {
  const rules = [...spec.matchAll(/^\| ([A-Z]\d) +\|/gm)].map(([, id]) => id)
  const tested = new Set(
    [...tests.matchAll(/((?:[A-Z]\d+ )*[A-Z]\d+): /g)].flatMap(([, ids]) => ids?.split(' ')),
  )
  expect(rules.length).toBeGreaterThan(25)
  expect(rules.filter((id) => !tested.has(id))).toEqual([])
})

it('S1: lists the statuses in the same order as TypeScript and SQL', () => {
  const table = spec.slice(spec.indexOf('## 5.'), spec.indexOf('## 6.'))
  const firstCells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell ?? '')
  expect(firstCells.flatMap((cell) => cell.match(/[a-z_]+/g))).toEqual([...STATUSES])
  const sql = read('migrations/001-tables.sql')
  const type = sql.slice(sql.indexOf('create type ledger.status'), sql.indexOf('create type ledger.kind'))
  expect([...type.matchAll(/'([a-z_]+)'/g)].map(([, status]) => status)).toEqual([...STATUSES])
})
