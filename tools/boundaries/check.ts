import { posix } from 'node:path'
import { isTest, type SourceFile } from '../repository.ts'
import { type Import, type Parsed, type Problem, parse } from '../syntax.ts'
import { isKnown, refusal } from './order.ts'

/** The fields of a `package.json` that the check reads. */
export type Manifest = {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const SCOPE = '@poyraz/'
/**
 * Pure packages: rules of games and odds take everything as parameters. From fairness they may import only
 * the type of a draw.
 */
const PURE_RULES = ['packages/games', 'packages/betting']
/** The only impure files of them: one finds the folders of the slots, one reads pictures for a build. */
const FILE_READERS: readonly string[] = ['packages/games/read-folders.ts', 'packages/games/art/read-art.ts']
/** Layers of a site: `shared` imports no other layer, a feature imports `shared`, `app` imports all. */
const SITE_LAYERS = ['shared', 'features', 'app']
/** The build configuration is not part of the site. */
const BUILD_FILE = /\/vite\.config\.ts$/

/**
 * Checks every import of `files` against the import order. `manifests` by part, for example `packages/db`.
 */
export function checkBoundaries(
  files: readonly SourceFile[],
  manifests: ReadonlyMap<string, Manifest>,
): Problem[] {
  const partByName = new Map([...manifests].map(([part, manifest]) => [manifest.name, part]))
  const parsed = files.map(parse)
  return [
    ...[...manifests.keys()].filter((part) => !isKnown(part)).map(unknownPart),
    ...parsed.flatMap((source) => checkFile(source, manifests, partByName)),
    ...files.flatMap(checkCurrency),
    ...checkManifests(parsed, manifests),
  ]
}

/** The only line of the product that names a currency. The ledger's model and tests keep books in several. */
const CURRENCY_FILE = 'packages/contract/constants.ts'
const LEDGER = 'packages/ledger/'
const CURRENCY_LITERAL = /(['"`])TRY(?:_PLAY)?\1/

function checkCurrency({ path, text }: SourceFile): Problem[] {
  if (isTest(path) || path === CURRENCY_FILE || path.startsWith(LEDGER)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      CURRENCY_LITERAL.test(line)
        ? [{ path, line: index + 1, message: 'import CURRENCY of the contract instead of a literal' }]
        : [],
    )
}

const unknownPart = (part: string): Problem => ({
  path: `${part}/package.json`,
  line: 1,
  message: `${part} has no place in the import order (tools/boundaries/order.ts)`,
})

/**
 * Returns the part of a path: `packages/db`, `modules/casino`, `apps/server`; other top folders are one part
 * each.
 */
export function partOf(path: string): string {
  const [top = '', name = ''] = path.split('/')
  return ['packages', 'modules', 'apps'].includes(top) ? `${top}/${name}` : top
}

function checkFile(
  source: Parsed,
  manifests: ReadonlyMap<string, Manifest>,
  partByName: ReadonlyMap<string, string>,
): Problem[] {
  const { path } = source.file
  return source.imports.flatMap((imported) => {
    const message = imported.specifier.startsWith('.')
      ? relativeRefusal(path, imported.specifier)
      : packageRefusal(path, imported, manifests, partByName)
    return message === null
      ? []
      : [{ path, line: imported.line, message: `${imported.specifier}: ${message}` }]
  })
}

function relativeRefusal(path: string, specifier: string): string | null {
  const from = partOf(path)
  const target = posix.join(posix.dirname(path), specifier)
  const to = partOf(target)
  if (to !== from) {
    return ['tools', 'bench', 'e2e'].includes(from) || BUILD_FILE.test(path)
      ? null
      : `name the package instead of reaching into ${to}`
  }
  const layer = (file: string) => SITE_LAYERS.indexOf(file.split('/')[2] ?? '')
  if (!from.startsWith('apps/') || layer(path) === -1 || layer(target) === -1) return null
  return layer(target) <= layer(path) ? null : `inside a site imports run ${SITE_LAYERS.join(' → ')}`
}

function packageRefusal(
  path: string,
  imported: Import,
  manifests: ReadonlyMap<string, Manifest>,
  partByName: ReadonlyMap<string, string>,
): string | null {
  const from = partOf(path)
  const inTest = isTest(path)
  const pure = PURE_RULES.includes(from) && !FILE_READERS.includes(path) && !inTest
  if (imported.specifier.startsWith('node:')) return pure ? 'rules are pure: nothing of the system' : null
  if (!imported.specifier.startsWith(SCOPE)) return null
  const [scope, name, ...rest] = imported.specifier.split('/')
  const to = partByName.get(`${scope}/${name}`)
  const manifest = to === undefined ? undefined : manifests.get(to)
  if (to === undefined || manifest === undefined) return 'there is no such package'
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`
  if (!exportsEntry(manifest, entry)) return `${to} does not export ${entry}`
  if (pure && to === 'packages/fairness' && !isDrawsOnly(imported))
    return 'rules know only the type Draws of fairness, and books of tickets'
  return refusal(from, to, inTest)
}

/** Returns true if the package exports this entry, by its name or by a pattern with one star. */
function exportsEntry({ exports = {} }: Manifest, entry: string): boolean {
  return Object.keys(exports).some((declared) => {
    const [before = '', after] = declared.split('*')
    return after === undefined ? declared === entry : entry.startsWith(before) && entry.endsWith(after)
  })
}

/** Names of fairness that rules may use besides `Draws`: a book of tickets is public, like the strips of a reel. */
const BOOK_NAMES: readonly string[] = ['Book', 'openBook', 'payDigest', 'joinDigests']

function isDrawsOnly(imported: Import): boolean {
  const isKnown = (name: string) => BOOK_NAMES.includes(name) || (imported.typeOnly && name === 'Draws')
  return imported.names?.every(isKnown) === true
}

/**
 * Checks that a part declares exactly the workspace packages that it imports: `dependencies` for the product,
 * `devDependencies` for tests.
 */
function checkManifests(parsed: readonly Parsed[], manifests: ReadonlyMap<string, Manifest>): Problem[] {
  return [...manifests].flatMap(([part, manifest]) => {
    const own = parsed.filter(({ file }) => partOf(file.path) === part)
    const inTests = houseImports(own.filter(({ file }) => isTest(file.path)))
    const inProduct = houseImports(own.filter(({ file }) => !isTest(file.path)))
    const declared = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith(SCOPE))
    const declaredForTests = Object.keys(manifest.devDependencies ?? {}).filter((name) =>
      name.startsWith(SCOPE),
    )
    const path = `${part}/package.json`
    const missing = [
      ...[...inProduct].filter((name) => !declared.includes(name)),
      ...[...inTests].filter((name) => !inProduct.has(name) && !declaredForTests.includes(name)),
    ].filter((name) => name !== manifest.name)
    const unused = [
      ...declared.filter((name) => !inProduct.has(name)),
      ...declaredForTests.filter((name) => !inTests.has(name)),
    ]
    return [
      ...missing.map((name) => ({ path, line: 1, message: `${name} is imported but not a dependency` })),
      ...unused.map((name) => ({ path, line: 1, message: `${name} is a dependency but not imported` })),
    ]
  })
}

function houseImports(parsed: readonly Parsed[]): Set<string> {
  const specifiers = parsed.flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
  return new Set(
    specifiers.filter((name) => name.startsWith(SCOPE)).map((name) => name.split('/').slice(0, 2).join('/')),
  )
}
