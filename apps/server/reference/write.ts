import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { STAFF_PROCEDURES } from '@poyraz/contract/backoffice'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { referencePages } from './markdown.ts'

const FOLDER = new URL('../../../docs/protocol/', import.meta.url)

/** `npm run docs`: writes the pages of the reference and removes those of deleted classes. */
const pages = referencePages(PROCEDURES, STAFF_PROCEDURES)
await mkdir(new URL('backoffice/', FOLDER), { recursive: true })
for (const [name, text] of pages) await writeFile(new URL(name, FOLDER), text)
for (const name of await readdir(FOLDER, { recursive: true })) {
  if (name.endsWith('.md') && !pages.has(name)) await rm(new URL(name, FOLDER))
}
