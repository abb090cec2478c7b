import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
/** Matches a statement that reads deposits, withdrawals, holds or disputes directly. */
const READS = /reason\s*(?:=|<>|in)[^\n]*'(?:deposit|withdrawal|chargeback)|ledger\.hold\b|reversed_deposit\b/

it('C03: statements about rewards read deposits only through the functions that define them', () => {
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('fixtures/'),
  )
  expect(sources.length).toBeGreaterThan(30)
  const readers = sources.filter((path) => READS.test(readFileSync(`${ROOT}${path}`, 'utf8')))
  expect(readers).toEqual([])
})
