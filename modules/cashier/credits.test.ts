import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('node_modules'))
  .map((path) => ({ path, text: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('every statement that credits a player’s cash stands in one file', () => {
  expect(filesWith(/credit: ACCOUNTS\.cash|\$\{ACCOUNTS\.cash\}::text, \$\{amount\}|close_hold/)).toEqual([
    'store/credits.ts',
  ])
  // No way past it: neither the ledger's own writers nor another account code for cash.
  expect(filesWith(/ledger\.(?:post|release|postHold|reverse)\(|['"]cash['"]/)).toEqual([])
})

it('only the path that collects debts and reopens accounts calls them', () => {
  expect(filesWith(/from '[./]*\/store\/credits\.ts'|from '\.\/credits\.ts'/)).toEqual([
    'commands/money-arrives.ts',
  ])
})
