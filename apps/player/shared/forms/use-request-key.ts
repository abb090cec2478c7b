import { randomId } from '@poyraz/kernel'
import { useState } from 'react'

type RequestKeys = { keyFor(request: object): string; done(): void }

/**
 * Idempotency keys of a form: the same request is sent with the same key, so that a retry after a lost reply
 * or a second press does nothing twice. After `done` the same values are a new request.
 */
export function useRequestKey(): RequestKeys {
  const [keys] = useState(requestKeys)
  return keys
}

/** The same outside of React. */
export function requestKeys(): RequestKeys {
  let last = { request: '', key: '' }
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request)
      if (last.request !== text) last = { request: text, key: randomId() }
      return last.key
    },
    done: () => {
      last = { request: '', key: '' }
    },
  }
}
