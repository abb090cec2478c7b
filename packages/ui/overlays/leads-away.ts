import type { MouseEvent } from 'react'

/** Returns true if a press inside an overlay leaves it: a link, or an element marked `data-leave`. */
export function leadsAway({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, [data-leave]') !== null
}
