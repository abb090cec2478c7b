import type { SourceFile } from '../repository.ts'
import { type Parsed, type Problem, parse } from '../syntax.ts'
import { checkBannedImports } from './checks/banned.ts'
import { checkForms } from './checks/forms.ts'
import { checkLineLengths, measureLengths, measureSql } from './checks/lengths.ts'
import { checkLockfile } from './checks/lockfile.ts'
import { checkMoney } from './checks/money.ts'
import { checkNames } from './checks/names.ts'
import { checkPurity } from './checks/purity.ts'
import { checkRepository } from './checks/repository.ts'
import { measureTests } from './checks/test-share.ts'
import { checkTexts } from './checks/texts.ts'
import { isDataTable } from './exempt.ts'
import { compareSoft, type SoftList } from './soft-list.ts'

const CODE = /\.tsx?$/

/** Runs all style checks that no other tool of ours covers. */
export function checkTidy(files: readonly SourceFile[], accepted: SoftList): Problem[] {
  const sources = parseCode(files)
  const tables = new Set(sources.filter(isDataTable).map(({ file }) => file.path))
  return [
    ...checkNames(files),
    ...checkLockfile(files),
    ...files.flatMap(checkRepository),
    ...files.flatMap(({ path, text }) => checkLineLengths(path, text, tables.has(path))),
    ...sources.flatMap((source) => [
      ...checkPurity(source),
      ...checkMoney(source),
      ...checkBannedImports(source),
      ...checkTexts(source),
      ...checkForms(source),
    ]),
    ...compareSoft(accepted, measureSoft(files, sources)),
  ]
}

export function parseCode(files: readonly SourceFile[]): Parsed[] {
  return files.filter(({ path }) => CODE.test(path)).map(parse)
}

/** Returns everything that exceeds a soft limit. */
export function measureSoft(files: readonly SourceFile[], sources: readonly Parsed[]): SoftList {
  return { ...measureLengths(sources), ...measureSql(files), ...measureTests(sources) }
}
