import { PROCEDURES, type Procedure, type ProcedureName } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'
import type { SitePage } from '@poyraz/site'

export type FirstCall = readonly [procedure: Procedure, data: object]

const BY_NAME = new Map(PROCEDURES.map((one) => [`${one.class}.${one.method}`, one]))

/**
 * Returns the calls of a page's first view, as a visitor makes them; `null` where the server draws none: the
 * page shows what belongs to one player, or to one moment.
 */
export function firstCallsOf({ page, params }: SitePage): readonly FirstCall[] | null {
  return page.firstCalls?.(params).map(([name, data]) => [procedureOf(name), data]) ?? null
}

function procedureOf(name: ProcedureName): Procedure {
  const procedure = BY_NAME.get(name)
  assert(procedure, `${name} is in the list of procedures`)
  return procedure
}
