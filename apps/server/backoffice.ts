import type { Registry } from '@poyraz/contract'
import { STAFF_PROCEDURES, type StaffProcedure } from '@poyraz/contract/backoffice'
import type { Context } from './context.ts'
import type { Edge } from './edge/calls.ts'
import { createRegistry } from './edge/registry.ts'
import { staffFinder } from './edge/session.ts'

/**
 * Creates the edge of the back office. It serves staff procedures only, each behind the guard of `access`,
 * and stays open while the site is closed for maintenance.
 */
export function createBackoffice(context: Context, players: Edge): Edge {
  const { access } = context
  const registry = createRegistry(STAFF_PROCEDURES)
  const guarded: Registry = {
    add: (procedure, handler) => registry.add(procedure, access.guard(staffProcedureOf(procedure), handler)),
  }
  context.registerStaff(guarded)
  return {
    ...players,
    routes: registry.freeze(),
    findCaller: staffFinder(access.resolve),
    isClosed: () => false,
  }
}

/** Narrows the type only: the registry rejects a procedure that is not in `STAFF_PROCEDURES`. */
function staffProcedureOf<P>(procedure: P): P & StaffProcedure {
  return procedure as P & StaffProcedure
}
