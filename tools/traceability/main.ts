import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository.ts'
import { DOCUMENTS, generated, pathsById } from './documents.ts'

/** `npm run docs`: writes into the tables of the documents which tests carry which id. */
const paths = pathsById()
for (const path of DOCUMENTS) writeFileSync(join(ROOT, path), generated(path, paths))
