import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, readSources, type SourceFile } from '../repository.ts'
import { DOCUMENTS, generated, pathsById, readDocument } from './documents.ts'
import { rowsOf, unproven, writeShown } from './tables.ts'
import { titlesOf } from './titles.ts'

const ROW = '| R77 | Nothing is lost |  | `old.test.ts` |'
const PATH = /`([\w.-]+(?:\/[\w.-]+)+)`/g

describe('the titles of a test file', () => {
  const titles = (text: string) => titlesOf({ path: 'a.test.ts', text })

  it('are those of its tests and groups', () => {
    expect(titles("describe('one', () => {\n  it('two', () => {})\n  test('three', () => {})\n})")).toEqual([
      'one',
      'two',
      'three',
    ])
  })

  it('include the rows of an each, and no text of a body', () => {
    const text = "it.each([['row', () => 'inner']])('title %s', (row) => { call('body') })"
    expect(titles(text)).toEqual(['row title %s'])
  })

  it('are read from templates, and not from comments', () => {
    expect(titles('// it("comment")\nit.skipIf(x)(`is ${y} here`, run)')).toEqual(['is   here'])
  })
})

describe('a table with ids', () => {
  it('replaces the tests that carry an id', () => {
    const paths = new Map([['R77', ['a.test.ts', 'b.test.ts']]])
    expect(writeShown(`# H\n${ROW}\n| W1 | goal | x |`, paths)).toBe(
      '# H\n| R77 | Nothing is lost |  | `a.test.ts`, `b.test.ts` |\n| W1 | goal | x |',
    )
  })

  it('keeps a row without a test, with an empty last cell', () => {
    const written = writeShown(ROW, new Map())
    expect(written).toBe('| R77 | Nothing is lost |  |  |')
    expect(writeShown(written, new Map())).toBe(written)
  })

  it.each([
    ['', false],
    ['later: tables', true],
    ['over HTTP; not tested: the operator’s', true],
    ['later', false],
  ])('asks a row without a test for a reason: %j is one: %s', (note, excused) => {
    const rows = rowsOf(`| S1.1 | statement | ${note} |  |`)
    expect(unproven(rows)).toEqual(excused ? [] : ['S1.1'])
  })
})

describe('the requirements and the specification', () => {
  const documents = DOCUMENTS.map((path) => ({ path, text: readDocument(path) }))
  const rows = documents.flatMap(({ text }) => rowsOf(text))
  const paths = pathsById()
  const known = new Set(
    documents.flatMap(({ text }) => [...text.matchAll(/^\| ([A-Z]\d+(?:\.\d+)?) \|/gm)].map(([, id]) => id)),
  )
  const unknownIn = (files: readonly SourceFile[], id: RegExp) =>
    files.flatMap(({ path, text }) =>
      (text.match(id) ?? []).filter((found) => !known.has(found)).map((found) => `${path}: ${found}`),
    )

  it.each(DOCUMENTS)('%s names the tests that carry each id; otherwise run `npm run docs`', (path) => {
    expect(readDocument(path)).toBe(generated(path, paths))
  })

  it('contain each id once', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(330)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('have a test for each id, or a reason for its absence', () => {
    expect(unproven(rows)).toEqual([])
  })

  it('define every id in a title', () => {
    const ids = new Set(rows.map(({ id }) => id))
    expect([...paths].filter(([id]) => !ids.has(id))).toEqual([])
  })

  it('define every id in code, tests and documents', () => {
    const carrying = readSources('apps', 'bench', 'docs', 'e2e', 'modules', 'packages', 'tools').filter(
      ({ path }) => /\.(?:tsx?|sql|md)$/.test(path) && !path.startsWith('tools/traceability/'),
    )
    expect(unknownIn(carrying, /\b(?:[RAFC]\d\d|S\d\.\d+)\b/g)).toEqual([])
  })

  it('define every goal of a benchmark', () => {
    const measuring = readSources('bench', 'docs').filter(({ path }) => /\.(?:ts|md)$/.test(path))
    expect(unknownIn(measuring, /\b[WHSF]\d\b(?!\.\d)/g)).toEqual([])
  })

  it.each(DOCUMENTS)('%s names only files that exist', (path) => {
    const named = [...new Set([...readDocument(path).matchAll(PATH)].map(([, one = '']) => one))]
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((one) => !existsSync(join(ROOT, one)))).toEqual([])
  })
})
