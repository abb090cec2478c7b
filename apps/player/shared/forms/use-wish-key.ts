import { randomId } from '@poyraz/kernel'
import { useState } from 'react'

type WishKeys = { keyFor(wish: object): string; done(): void }

/**
 * Idempotency keys of a form: the same request is sent with the same key, so that a retry after a lost reply
 * or a second press does nothing twice. After `done` the same values are a new request.
 */
export function useWishKey(): WishKeys {
  const [keys] = useState(wishKeys)
  return keys
}

/** The same outside of React. */
export function wishKeys(): WishKeys {
  let last = { wish: '', key: '' }
  return {
    keyFor: (wish) => {
      const text = JSON.stringify(wish)
      if (last.wish !== text) last = { wish: text, key: randomId() }
      return last.key
    },
    done: () => {
      last = { wish: '', key: '' }
    },
  }
}
