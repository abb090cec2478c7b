import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { PROCEDURES } from '@poyraz/contract'
import { referencePages } from './markdown.ts'

const FOLDER = new URL('../../../docs/protocol/', import.meta.url)

/** `npm run docs`: writes the pages and removes those of classes that are gone. */
const pages = referencePages(PROCEDURES)
await mkdir(FOLDER, { recursive: true })
for (const [name, text] of pages) await writeFile(new URL(name, FOLDER), text)
for (const name of await readdir(FOLDER)) if (!pages.has(name)) await rm(new URL(name, FOLDER))
