import { requestKeys } from '../../shared/forms/use-request-key.ts'

/**
 * Requests of a transfer form. The same transfer goes out under the same key and as it was first sent: a
 * withdrawal whose answer was lost may have ended the bonus already, so a bonus that is gone by now changes
 * neither the request nor its key, and a second press pays nothing twice.
 */
export function transferRequests() {
  const keys = requestKeys()
  let first = { key: '', endBonus: false }
  return {
    /** `endBonus`: a bonus that the withdrawal would end runs now. */
    requestFor<Transfer extends object>(transfer: Transfer, endBonus: boolean) {
      const key = keys.keyFor(transfer)
      if (first.key !== key) first = { key, endBonus }
      return { ...transfer, key, ...(first.endBonus ? { endBonus: true } : {}) }
    },
    /** The transfer was answered for good: the same values again are a new transfer. */
    done: keys.done,
  }
}
