import type { Procedure, ProcedureName } from '@poyraz/contract'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { assert } from '@poyraz/kernel'
import type { SitePage } from '@poyraz/site'

export type FirstCall = readonly [procedure: Procedure, data: object]

const BY_NAME = new Map(PROCEDURES.map((one) => [`${one.class}.${one.method}`, one]))

/**
 * Returns the calls of a page's first view, as a visitor makes them; `null` if the server renders none,
 * because the page depends on one player or on the moment.
 */
export function firstCallsOf({ page, params }: SitePage): readonly FirstCall[] | null {
  return page.firstCalls?.(params).map(([name, data]) => [procedureOf(name), data]) ?? null
}

function procedureOf(name: ProcedureName): Procedure {
  const procedure = BY_NAME.get(name)
  assert(procedure, `${name} is in the list of procedures`)
  return procedure
}
