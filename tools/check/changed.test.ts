import { expect, test } from 'vitest'
import { selectTests } from './changed.ts'

test('a TypeScript file selects the tests that import it', () => {
  expect(selectTests(['packages/kernel/result.ts'])).toEqual({
    sources: ['packages/kernel/result.ts'],
    databaseFolders: [],
    journeys: [],
  })
})

test('a migration selects the database tests of its module and those over HTTP', () => {
  const { databaseFolders } = selectTests([
    'modules/casino/migrations/001-a.sql',
    'modules/casino/migrations/002-b.sql',
  ])
  expect(databaseFolders).toEqual(['modules/casino', 'apps/server/http-tests'])
})

test('a file of a site selects the main journey; a changed journey selects itself', () => {
  const { journeys } = selectTests(['apps/player/shell/header.tsx', 'e2e/slot.e2e.ts'])
  expect(journeys).toEqual(['e2e/slot.e2e.ts', 'e2e/newcomer.e2e.ts'])
})

test('a file of a slot selects the tests of what reads the folders of slots', () => {
  const readers = ['packages/games/slots/folders.ts', 'tools/new-slot/new-slot.test.ts']
  expect(selectTests(['packages/games/slots/nazar/certificate.json']).sources).toEqual(readers)
  const engine = ['packages/games/slots/fixtures/naive.ts', 'packages/games/slots/play.ts']
  expect(selectTests(engine).sources).toEqual(engine)
})

test('a file of an original selects the tests of what reads the folders of originals', () => {
  const paths = ['packages/games/originals/zar/certificate.json']
  expect(selectTests(paths).sources).toEqual(['packages/games/originals/folders.ts'])
})

test('a document selects nothing', () => {
  expect(selectTests(['README.md', 'docs/architecture.md'])).toEqual({
    sources: [],
    databaseFolders: [],
    journeys: [],
  })
})

test('a nightly test is not selected', () => {
  expect(selectTests(['e2e/pages.nightly.e2e.ts']).journeys).toEqual([])
})
