import { describe, expect, test } from 'vitest'
import { matches } from './install.js'

const pg = { version: '8.23.1', integrity: 'sha512-a' }
const locked = {
  '': { version: '0.1.0' },
  'packages/db': { version: '0.1.0' },
  'node_modules/pg': pg,
  'node_modules/@poyraz/db': { link: true },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}
const installed = { 'node_modules/pg': pg, 'node_modules/@poyraz/db': { link: true } }

describe('what is installed matches the lockfile', () => {
  test('when every package is installed, except those of other platforms', () => {
    expect(matches(locked, installed)).toBe(true)
  })

  test.each([
    ['nothing is installed', {}],
    ['a package is missing', { 'node_modules/@poyraz/db': { link: true } }],
    ['a link is missing', { 'node_modules/pg': pg }],
    ['a version differs', { ...installed, 'node_modules/pg': { ...pg, version: '8.23.0' } }],
    ['the content differs', { ...installed, 'node_modules/pg': { ...pg, integrity: 'sha512-c' } }],
    ['an optional one differs', { ...installed, 'node_modules/other-platform': { version: '0.9.0' } }],
  ])('not when %s', (_, found) => {
    expect(matches(locked, found)).toBe(false)
  })
})
