import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { open: boolean }

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Runs `fn` marked as inside a transaction. The mark ends with it, also for asynchronous work that it left
 * running.
 */
export async function insideTransaction<T>(fn: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true }
  try {
    return await scopes.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** Throws if a pool is used inside a transaction: that query would run outside it. */
export function assertOutsideTransaction(): void {
  if (scopes.getStore()?.open) throw new Error('a query on the pool inside a transaction: pass tx on')
}
