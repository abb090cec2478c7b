/**
 * The import order: a part may import only from lines above its own; the constants below state the
 * exceptions. It lists every part of the plan, also those that are not built yet.
 */
const LINES: readonly (readonly string[])[] = [
  ['packages/kernel'],
  ['packages/contract', 'packages/fairness'],
  ['packages/rounds'],
  ['packages/games', 'packages/betting', 'packages/text'],
  ['packages/ui', 'packages/db', 'packages/bus', 'packages/site'],
  ['packages/ledger', 'packages/rooms', 'packages/jobs'],
  ['modules/identity', 'modules/access'],
  ['modules/compliance'],
  ['modules/wallet'],
  ['modules/promotions'],
  ['modules/wagering'],
  [
    'modules/cashier',
    'modules/casino',
    'modules/tables',
    'modules/sportsbook',
    'modules/engagement',
    'modules/content',
    'modules/reporting',
  ],
  ['apps/server'],
]

const SITES = ['apps/player', 'apps/studio', 'apps/backoffice']
const SITE_IMPORTS = [
  'kernel',
  'contract',
  'fairness',
  'rounds',
  'games',
  'betting',
  'ui',
  'text',
  'site',
].map((name) => `packages/${name}`)
/** Folders outside of the product and of the order: they may import everything. */
const OUTSIDE = ['tools', 'bench', 'e2e']
const TESTKIT = 'packages/testkit'
const UI = 'packages/ui'

export function isKnown(part: string): boolean {
  return [...LINES.flat(), ...SITES, ...OUTSIDE, TESTKIT].includes(part)
}

/** Returns the line of a part, from 0; -1 for a part outside the order. */
export function lineOf(part: string): number {
  return LINES.findIndex((line) => line.includes(part))
}

/** Returns why `from` may not import `to`, or `null` if it may. `inTest`: the importing file is a test. */
export function refusal(from: string, to: string, inTest: boolean): string | null {
  if (from === to || OUTSIDE.includes(from) || from === TESTKIT) return null
  if (to === TESTKIT) return inTest ? null : 'only tests import testkit'
  if (SITES.includes(from))
    return SITE_IMPORTS.includes(to) ? null : `a site imports only ${SITE_IMPORTS.join(', ')}`
  if (to === UI) return 'only sites import ui'
  if (lineOf(to) === -1) return `nobody imports ${to}`
  return lineOf(to) < lineOf(from)
    ? null
    : `${from} stands on line ${lineOf(from) + 1}, ${to} on ${lineOf(to) + 1}`
}
