import type { Handler, Procedure, Registry } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'
import { COMMON_FIELDS } from './input.ts'
import { type InputFields, inputFields } from './input-fields.ts'

/** A procedure with its handler, and facts that the edge computes once instead of per call. */
export type Route = {
  /** `class.method`; also used in metrics and logs. */
  readonly name: string
  readonly procedure: Procedure
  readonly handler: Handler<Procedure>
  readonly fields: InputFields
}

export type Routes = ReadonlyMap<string, Route>

export type ServerRegistry = Registry & {
  /** Ends registration. Throws unless every procedure of the contract has exactly one handler. */
  freeze(): Routes
}

/** Creates the registry of one server. Modules add handlers at the start; after `freeze` it is read-only. */
export function createRegistry(procedures: readonly Procedure[]): ServerRegistry {
  const routes = new Map<string, Route>()
  let frozen = false
  return {
    add(procedure, handler) {
      const name = routeName(procedure.class, procedure.method)
      assert(!frozen, `${name} is registered before the server starts`)
      assert(procedures.includes(procedure), `${name} is in the contract's list`)
      assert(!routes.has(name), `${name} has one handler`)
      // The map loses the type link between input and handler; `calls.ts` pairs them by the procedure's
      // schema.
      routes.set(name, routeOf(name, procedure, handler as unknown as Handler<Procedure>))
    },
    freeze() {
      const missing = procedures
        .map((one) => routeName(one.class, one.method))
        .filter((name) => !routes.has(name))
      assert(missing.length === 0, `every procedure has a handler; missing: ${missing.join(', ')}`)
      frozen = true
      return routes
    },
  }
}

/** Unique per pair, because neither class nor method contains a dot. */
export function routeName(className: string, method: string): string {
  return `${className}.${method}`
}

function routeOf(name: string, procedure: Procedure, handler: Handler<Procedure>): Route {
  const fields = inputFields(procedure.input)
  for (const common of COMMON_FIELDS)
    assert(!fields.known.has(common), `${name} leaves ${common} to the edge`)
  return { name, procedure, handler, fields }
}
