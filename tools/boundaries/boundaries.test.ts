import { describe, expect, test } from 'vitest'
import { checkBoundaries, type Manifest } from './check.ts'

const part = (name: string, more: Partial<Manifest> = {}): Manifest => ({
  name: `@poyraz/${name}`,
  exports: { '.': './index.ts' },
  ...more,
})

const PARTS: Record<string, string> = {
  'packages/kernel': 'kernel',
  'packages/contract': 'contract',
  'packages/fairness': 'fairness',
  'packages/rounds': 'rounds',
  'packages/games': 'games',
  'packages/ui': 'ui',
  'packages/ledger': 'ledger',
  'packages/testkit': 'testkit',
  'modules/identity': 'identity',
  'modules/wallet': 'wallet',
  'modules/casino': 'casino',
  'modules/cashier': 'cashier',
  'apps/server': 'server',
  'apps/player': 'player',
}

/** Returns the findings for one file, whose part declares exactly what the file imports. */
function check(path: string, line: string, more: Partial<Manifest> = {}): string[] {
  const own = path.split('/').slice(0, 2).join('/')
  const dependencies = Object.fromEntries((line.match(/@poyraz\/\w+/g) ?? []).map((name) => [name, '0.1.0']))
  const inTest = path.endsWith('.test.ts')
  const manifests = Object.entries(PARTS).map(([name, short]): [string, Manifest] => [
    name,
    part(short, name === own ? { [inTest ? 'devDependencies' : 'dependencies']: dependencies, ...more } : {}),
  ])
  return checkBoundaries([{ path, text: line }], new Map(manifests)).map(({ message }) => message)
}

describe('the import order', () => {
  test.each([
    ['packages/games/a.ts', `import { ok } from '@poyraz/kernel'`],
    ['packages/ledger/a.ts', `import { ok } from '@poyraz/kernel'`],
    ['packages/games/a.ts', `import type { Rules } from '@poyraz/rounds'`],
    ['packages/games/read-folders.ts', `import { readdirSync } from 'node:fs'`],
    ['modules/casino/a.ts', `import { createWallet } from '@poyraz/wallet'`],
    ['apps/server/a.ts', `import { createCasino } from '@poyraz/casino'`],
    ['apps/player/app/a.tsx', `import { Money } from '@poyraz/ui'`],
    ['modules/casino/a.test.ts', `import { fakeClock } from '@poyraz/testkit'`],
    ['tools/a.ts', `import { x } from '../packages/db/index.ts'`],
    ['apps/player/vite.config.ts', `import { compress } from '../../tools/build/compress.ts'`],
  ])('%s may say %s', (path, line) => {
    expect(check(path, line)).toEqual([])
  })

  test.each([
    ['packages/kernel/a.ts', `import { x } from '@poyraz/contract'`, 'stands on line 1'],
    ['packages/fairness/a.ts', `import { x } from '@poyraz/contract'`, 'packages/contract on 2'],
    ['packages/rounds/a.ts', `import { x } from '@poyraz/games'`, 'packages/games on 4'],
    ['packages/ledger/a.ts', `import { x } from '@poyraz/wallet'`, 'modules/wallet on 9'],
    ['modules/identity/a.ts', `import { x } from '@poyraz/wallet'`, 'modules/wallet on 9'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/cashier'`, 'modules/cashier on 12'],
    ['modules/casino/a.ts', `export { x } from '@poyraz/server'`, 'apps/server on 13'],
    ['modules/casino/a.ts', `const x = await import('@poyraz/cashier')`, 'modules/cashier on 12'],
    ['modules/casino/a.ts', `import type { X } from '@poyraz/cashier'`, 'modules/cashier on 12'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/ui'`, 'only sites import ui'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/player'`, 'nobody imports apps/player'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/testkit'`, 'only tests import testkit'],
    ['apps/player/a.ts', `import { x } from '@poyraz/wallet'`, 'a site imports only'],
    ['apps/player/a.ts', `import { x } from '@poyraz/ledger'`, 'a site imports only'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/wallet/store/a.ts'`, 'does not export ./store/a.ts'],
    ['modules/casino/a.ts', `import { x } from '@poyraz/nothing'`, 'there is no such package'],
    ['modules/casino/a.ts', `import { x } from '../wallet/index.ts'`, 'name the package'],
    ['packages/games/a.ts', `import { sha } from '@poyraz/fairness'`, 'only the type Draws'],
    ['packages/games/a.ts', `import type { Stream } from '@poyraz/fairness'`, 'only the type Draws'],
    ['packages/games/a.ts', `import { readFileSync } from 'node:fs'`, 'rules are pure'],
    ['apps/player/shared/a.ts', `import { x } from '../features/b.ts'`, 'shared → features → app'],
    ['apps/player/features/a/b.ts', `import { x } from '../../app/b.ts'`, 'shared → features → app'],
  ])('%s may not say %s', (path, line, reason) => {
    expect(check(path, line)).toEqual([expect.stringContaining(reason)])
  })

  test('a package may declare entries by a pattern', () => {
    const text = part('contract', { exports: { './forms/*': './forms/*.ts' } })
    const says = (entry: string) =>
      checkBoundaries(
        [{ path: 'modules/casino/a.ts', text: `import { x } from '@poyraz/contract/${entry}'` }],
        new Map([
          ['packages/contract', text],
          ['modules/casino', part('casino', { dependencies: { '@poyraz/contract': '0.1.0' } })],
        ]),
      )
    expect(says('forms/login')).toEqual([])
    expect(says('other/login')).toHaveLength(1)
  })

  test('rules may import the type of a draw, and their tests may import real draws', () => {
    expect(check('packages/games/a.ts', `import type { Draws } from '@poyraz/fairness'`)).toEqual([])
    expect(check('packages/games/a.test.ts', `import { draws } from '@poyraz/fairness'`)).toEqual([])
  })

  test('a folder that is not in the order is refused', () => {
    const manifests = new Map([['packages/helpers', part('helpers')]])
    expect(checkBoundaries([], manifests)[0]?.message).toContain('has no place')
  })
})

describe('package.json', () => {
  const line = `import { ok } from '@poyraz/kernel'`

  test('an import that is not declared is found', () => {
    expect(check('modules/casino/a.ts', line, { dependencies: {} })).toEqual([
      '@poyraz/kernel is imported but not a dependency',
    ])
  })

  test('a dependency that is not imported is found', () => {
    const dependencies = { '@poyraz/kernel': '0.1.0', '@poyraz/wallet': '0.1.0' }
    expect(check('modules/casino/a.ts', line, { dependencies })).toEqual([
      '@poyraz/wallet is a dependency but not imported',
    ])
  })

  test('an import of a test is declared as well, for the product or for tests', () => {
    expect(check('modules/casino/a.test.ts', line, { devDependencies: {} })).toEqual([
      '@poyraz/kernel is imported but not a dependency',
    ])
    const both = ['modules/casino/a.ts', 'modules/casino/a.test.ts'].map((path) => ({ path, text: line }))
    const declared = part('casino', { dependencies: { '@poyraz/kernel': '0.1.0' } })
    const manifests = new Map([
      ['packages/kernel', part('kernel')],
      ['modules/casino', declared],
    ])
    expect(checkBoundaries(both, manifests)).toEqual([])
  })

  test('an import of only a test is not a dependency of the product', () => {
    expect(check('modules/casino/a.test.ts', line, { dependencies: { '@poyraz/kernel': '0.1.0' } })).toEqual([
      '@poyraz/kernel is a dependency but not imported',
    ])
  })
})

test('a currency is named by the contract only (C1)', () => {
  const line = `const paid = { currency: 'TRY' }`
  const manifests = new Map([['modules/casino', part('casino')]])
  const found = (path: string) =>
    checkBoundaries([{ path, text: line }], manifests).map(({ message }) => message)
  expect(found('modules/casino/pay.ts')).toEqual(['import CURRENCY of the contract instead of a literal'])
  expect(found('modules/casino/pay.test.ts')).toEqual([])
  expect(found('packages/contract/constants.ts')).toEqual([])
})
