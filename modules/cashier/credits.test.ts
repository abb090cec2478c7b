import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('node_modules'))
  .map((path) => ({ path, text: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('all statements that credit a player’s cash are in one file', () => {
  expect(filesWith(/credit: ACCOUNTS\.cash|\$\{ACCOUNTS\.cash\}::text, \$\{amount\}|close_hold/)).toEqual([
    'store/credits.ts',
  ])
  // Nothing bypasses it: no direct call of the ledger's writers, no other account code for cash.
  expect(filesWith(/ledger\.(?:post|release|postHold|reverse)\(|['"]cash['"]/)).toEqual([])
})

it('only the file that also collects debts and reopens accounts calls them', () => {
  expect(filesWith(/from '[./]*\/store\/credits\.ts'|from '\.\/credits\.ts'/)).toEqual([
    'commands/money-arrives.ts',
  ])
})
