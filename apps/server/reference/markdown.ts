import { EDGE_ERRORS, ERRORS, type ErrorCode, type Procedure, STAFF_ERRORS } from '@poyraz/contract'
import type { StaffProcedure } from '@poyraz/contract/backoffice'
import { MINUTE_MS } from '@poyraz/kernel'
import type { z } from 'zod'
import { ERROR_TEXTS } from '../edge/error-texts.ts'
import { refusalsOf } from '../edge/replies.ts'
import { wireSchema } from './json-schema.ts'
import { typeText } from './type-text.ts'

const NOTICE = '<!-- Generated from packages/contract by `npm run docs`. Do not edit. -->'
/** Refusals of every call, which the index lists once. */
const EVERYWHERE: ReadonlySet<string> = new Set(EDGE_ERRORS)
const AUTH = {
  none: 'Needs no session.',
  optional: 'Uses a session that comes along.',
  player: 'Needs a session.',
  pending: 'Needs a session, if only one that waits for its second factor.',
  staff: 'Needs a session.',
} as const

/**
 * Renders the protocol reference: a page per class, a table of refusals, and an index; those of the back
 * office in a separate folder. Keys are paths.
 */
export function referencePages(
  procedures: readonly Procedure[],
  staff: readonly StaffProcedure[],
): ReadonlyMap<string, string> {
  const inFolder = ([name, text]: [string, string]): [string, string] => [`backoffice/${name}`, text]
  return new Map([
    ...classPages(procedures, indexPage),
    ['errors.md', errorsPage((code) => !STAFF_ERRORS.has(code))],
    ...[...classPages(staff, staffIndexPage)].map(inFolder),
    inFolder(['errors.md', errorsPage((code) => STAFF_ERRORS.has(code))]),
  ])
}

function classPages(
  procedures: readonly Procedure[],
  index: (rows: readonly string[]) => string,
): ReadonlyMap<string, string> {
  const classes = [...new Set(procedures.map((one) => one.class))].sort()
  const pages = new Map<string, string>([['README.md', index(classRows(classes, procedures))]])
  for (const name of classes) {
    pages.set(
      `${name}.md`,
      classPage(
        name,
        procedures.filter((one) => one.class === name),
      ),
    )
  }
  return pages
}

function classRows(classes: readonly string[], procedures: readonly Procedure[]): readonly string[] {
  return classes.map((name) => {
    const methods = procedures
      .filter((one) => one.class === name)
      .map((one) => `[${one.method}](${name}.md#${anchor(one.method)})`)
    return `| [${name}](${name}.md) | ${methods.sort().join(', ')} |`
  })
}

function staffIndexPage(rows: readonly string[]): string {
  return page([
    '# Back office reference',
    'Every call of staff is `POST /backoffice/v1` with the envelope of the [players’ protocol](../README.md), ' +
      'without `uid` and `sid`: the session is the cookie `poyraz_staff` (`__Host-poyraz_staff` under https), or the ' +
      'header `x-staff-session` of a client that keeps no cookies. Neither endpoint knows the procedures of the other.',
    'The machine-readable form is OpenAPI 3.1 at `GET /backoffice/v1/openapi.json`, with a request and a reply schema ' +
      'for each procedure (`access.login.request`, `access.login.reply`).',
    'Beside its own refusals a call is refused with `session_expired`, and with `not_permitted` where the account ' +
      'lacks the permission; [errors](errors.md) lists what is refused here alone. `note` is the reason that the ' +
      'audit record keeps.',
    ['| class | methods |', '|---|---|', ...rows].join('\n'),
  ])
}

function indexPage(rows: readonly string[]): string {
  return page([
    '# Protocol reference',
    'Every call is `POST /endpoint/v1` with an envelope `{api: {class, method}, data, user}`; the machine-readable form ' +
      'is at `GET /endpoint/v1/openapi.json`. Beside its own fields every call takes `Lang`, `SiteType`, `key`, ' +
      '`concatRequire` and `pagination` in `data`.',
    'The machine-readable form is OpenAPI 3.1, with a request and a reply schema for each procedure ' +
      '(`casino.play.request`, `casino.play.reply`); TypeScript types of it: ' +
      '`npx openapi-typescript http://localhost:8080/endpoint/v1/openapi.json --default-non-nullable=false`.',
    `Any call may be refused with ${EDGE_ERRORS.map((code) => `\`${code}\``).join(', ')}; [errors](errors.md) lists all refusals.`,
    'The calls that a procedure allows are those of one player. An address has ten times as many for everybody behind ' +
      'it, and a visitor is counted by the address alone.',
    ['| class | methods |', '|---|---|', ...rows].join('\n'),
  ])
}

function classPage(name: string, procedures: readonly Procedure[]): string {
  const sorted = [...procedures].sort((left, right) => (left.method < right.method ? -1 : 1))
  return page([`# ${name}`, ...sorted.map(procedureSection)])
}

function procedureSection(procedure: Procedure): string {
  const { points, windowMs } = procedure.rate
  const own = refusalsOf(procedure).filter((code) => !EVERYWHERE.has(code))
  const facts = [
    `- ${authText(procedure)} At most ${points} calls in ${windowMs / MINUTE_MS} min.`,
    procedure.write ? '- A write: takes `key`, and the same key with the same data has its effect once.' : '',
    own.length > 0 ? `- Refusals: ${own.map((code) => `\`${code}\``).join(', ')}.` : '',
  ]
  const blocks = [
    `## ${procedure.method}`,
    procedure.docs,
    facts.filter(Boolean).join('\n'),
    `Request \`data\`:\n\n${typeBlock(procedure.input)}`,
  ]
  if (procedure.reply !== 'none')
    blocks.push(
      `Reply \`data\`${procedure.reply === 'list' ? ', each item' : ''}:\n\n${typeBlock(procedure.item)}`,
    )
  return blocks.join('\n\n')
}

function authText(procedure: Procedure | StaffProcedure): string {
  if (!('permission' in procedure) || procedure.permission === null) return AUTH[procedure.auth]
  return `Needs the permission \`${procedure.permission}\`${procedure.approval ? ', and a second account' : ''}.`
}

function errorsPage(isShown: (code: ErrorCode) => boolean): string {
  const shown = Object.entries(ERRORS).filter(([name]) => isShown(name as ErrorCode))
  const rows = shown.map(([name, error]) => {
    const http = 'http' in error ? error.http : 200
    const texts = [ERROR_TEXTS.tr, ERROR_TEXTS.en].map((catalogue) => catalogue[name as keyof typeof ERRORS])
    return `| \`${name}\` | ${error.code} | ${http} | ${texts.join(' | ')} |`
  })
  return page([
    '# Refusals',
    ['| error | code | HTTP | tr | en |', '|---|---|---|---|---|', ...rows].join('\n'),
  ])
}

function typeBlock(schema: z.ZodType): string {
  return `\`\`\`ts\n${typeText(wireSchema(schema))}\n\`\`\``
}

function page(blocks: readonly string[]): string {
  return `${[NOTICE, ...blocks].join('\n\n')}\n`
}

/** Returns the URL fragment of a heading in Markdown viewers. */
function anchor(heading: string): string {
  return heading.toLowerCase()
}
