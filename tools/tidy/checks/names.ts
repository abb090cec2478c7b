import type { SourceFile } from '../../repository.ts'
import type { Problem } from '../../syntax.ts'
import { isGenerated } from '../exempt.ts'

const SEGMENT = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Conventional names in capitals: README.md and the like. */
const CAPITALS = /^[A-Z]+(\.md)?$/

/** Checks that files and folders are kebab-case, components too. */
export function checkNames(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) =>
      path.split('/').some((segment) => !SEGMENT.test(segment) && !CAPITALS.test(segment)),
    )
    .filter(({ text }) => !isGenerated(text))
    .map(({ path }) => ({ path, line: 1, message: 'files and folders are named in kebab-case' }))
}
