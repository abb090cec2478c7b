import { isTest, type SourceFile } from '../repository.ts'
import { parse, walk } from '../syntax.ts'
import { partOf } from './check.ts'
import { lineOf } from './order.ts'

/** SQL text, its location, and the part that it belongs to (`modules/casino`). */
export type Statement = { readonly part: string; readonly place: string; readonly text: string }

export type Schemas = {
  /** Schema → part. */
  readonly parts: ReadonlyMap<string, string>
  /** Every function, table, view and type: `ledger.post_batch`. */
  readonly objects: ReadonlySet<string>
  /** The objects that other parts may use. */
  readonly published: ReadonlySet<string>
}

/**
 * Accepted uses of unpublished objects, each with its reason: a prefix of the location, and the object's
 * name.
 */
export const ALLOWED: readonly (readonly [place: string, name: string, reason: string])[] = [
  [
    'modules/cashier/store/closed-accounts.ts',
    'compliance.gate',
    'finds closed accounts with money in one query',
  ],
  [
    'modules/promotions/lottery/ticket-store.ts',
    'compliance.gate',
    'draws among players who may play in one query',
  ],
]

const LEDGER = 'packages/ledger'
const NAME = /\b([a-z_]+)\.([a-z_]+)\b/g
/** Matches rows of the ledger's types and writes to its tables. */
const OWN_POSTING =
  /::\s*ledger\.(?:transaction_input|leg_input)(?!\[)|\b(?:insert into|update|delete from)\s+ledger\./i
const CURRENCY = /\bTRY_PLAY\b/

/**
 * Finds names of other schemas that statements may not use: their part is not above in the import order, or
 * they are not published.
 */
export function checkSql(statements: readonly Statement[], schemas: Schemas): string[] {
  const found = statements.flatMap((statement) => [...misused(statement, schemas), ...posted(statement)])
  return [...new Set(found)].toSorted()
}

function misused({ part, place, text }: Statement, { parts, objects, published }: Schemas): string[] {
  return [...withoutText(text).matchAll(NAME)].flatMap(([name, schema = '']) => {
    const owner = parts.get(schema)
    if (owner === undefined || owner === part || !objects.has(name)) return []
    if (lineOf(owner) >= lineOf(part)) return [`${place}: ${owner} of ${name} does not stand above ${part}`]
    const isAllowed = ALLOWED.some(([start, allowed]) => place.startsWith(start) && allowed === name)
    return published.has(name) || isAllowed ? [] : [`${place}: ${name} is not published by ${owner}`]
  })
}

/** Finds money posted without the ledger's functions, and currencies named outside of the ledger. */
function posted({ part, place, text }: Statement): string[] {
  if (part === LEDGER) return []
  const isOwn = OWN_POSTING.test(withoutText(text))
  return [
    ...(isOwn
      ? [`${place}: use ledger.transaction and ledger.leg instead of rows of the ledger's types`]
      : []),
    ...(CURRENCY.test(withoutComments(text)) ? [`${place}: use ledger.currency() instead of a literal`] : []),
  ]
}

function withoutComments(text: string): string {
  return text.replace(/--[^\n]*/g, ' ')
}

function withoutText(text: string): string {
  return text.replace(/--[^\n]*|'(?:[^']|'')*'/g, ' ')
}

/**
 * Returns the strings and templates of the product's TypeScript; an expression in a template counts as a
 * blank.
 */
export function statementsIn(file: SourceFile): Statement[] {
  if (isTest(file.path)) return []
  const found: Statement[] = []
  const source = parse(file)
  const keep = (text: string, start: number) =>
    found.push({ part: partOf(file.path), place: `${file.path}:${source.lineAt(start)}`, text })
  walk(source.root, ({ type, start, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') keep(value, start)
    if (type !== 'TemplateLiteral') return
    keep((quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join(' '), start)
  })
  return found
}
