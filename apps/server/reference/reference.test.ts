import { readdir, readFile } from 'node:fs/promises'
import { STAFF_PROCEDURES } from '@poyraz/contract/backoffice'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { describe, expect, it } from 'vitest'
import { referencePages } from './markdown.ts'

const FOLDER = new URL('../../../docs/protocol/', import.meta.url)

describe('docs/protocol', () => {
  it('matches the contract: otherwise run `npm run docs`', async () => {
    const pages = referencePages(PROCEDURES, STAFF_PROCEDURES)
    const files = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.md'))
    expect(files.sort()).toEqual([...pages.keys()].sort())
    for (const [name, text] of pages) expect(await readFile(new URL(name, FOLDER), 'utf8'), name).toBe(text)
  })
})
