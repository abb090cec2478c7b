import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from '../report.ts'
import { ROOT, readSources } from '../repository.ts'
import { checkTidy, measureSoft, parseCode } from './check.ts'
import { BINARY } from './checks/repository.ts'
import type { SoftList } from './soft-list.ts'

/** `--accept` rewrites the list of accepted excesses over soft limits; the change is visible in review. */
const LIST = join(ROOT, 'tools/tidy/soft.json')
const files = readSources('.').filter(({ path }) => !BINARY.test(path))

if (process.argv.includes('--accept')) {
  writeFileSync(LIST, `${JSON.stringify(measureSoft(files, parseCode(files)), null, 2)}\n`)
}
const accepted: SoftList = JSON.parse(readFileSync(LIST, 'utf8'))
report(checkTidy(files, accepted), `${files.length} files are tidy`)
