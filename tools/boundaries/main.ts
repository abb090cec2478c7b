import { report } from '../report.ts'
import { readSources } from '../repository.ts'
import { checkBoundaries, type Manifest, partOf } from './check.ts'

const files = readSources('apps', 'bench', 'e2e', 'modules', 'packages', 'tools')
const manifests = files
  .filter(({ path }) => path.endsWith('/package.json'))
  .map(({ path, text }): [string, Manifest] => [partOf(path), JSON.parse(text)])
const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

report(checkBoundaries(code, new Map(manifests)), `${code.length} files keep the import order`)
