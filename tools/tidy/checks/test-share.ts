import { isTest } from '../../repository.ts'
import type { Parsed } from '../../syntax.ts'
import { isDataTable } from '../exempt.ts'
import type { SoftList } from '../soft-list.ts'

/** Packages that decide money and outcomes: they need at least one line of test per line of source. */
const PROVEN = ['ledger', 'fairness', 'games']

/** Returns by how many tenths a package falls short of that share. */
export function measureTests(sources: readonly Parsed[]): SoftList {
  const measured = PROVEN.map((name): [string, number] => {
    const own = sources.filter(({ file: { path } }) => path.startsWith(`packages/${name}/`))
    const tests = countLines(own.filter(({ file }) => isTest(file.path)))
    const code = countLines(own.filter((source) => !isTest(source.file.path) && !isDataTable(source)))
    return [`packages/${name}#tenths-of-tests-missing`, code === 0 ? 0 : Math.ceil(10 * (1 - tests / code))]
  })
  return Object.fromEntries(measured.filter(([, missing]) => missing > 0))
}

function countLines(sources: readonly Parsed[]): number {
  return sources.reduce((sum, { file }) => sum + file.text.split('\n').length - 1, 0)
}
