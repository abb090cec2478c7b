import { randomId } from '@poyraz/kernel'
import { useState } from 'react'

type WishKeys = { keyFor(wish: object): string; done(): void }

/**
 * Idempotency keys for a form: the same wish goes out under the same key, so that a lost answer and a second
 * press do nothing twice. After `done` the same words are a new wish.
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
