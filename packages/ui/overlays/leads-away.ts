import type { MouseEvent } from 'react'

/** Whether a press inside an overlay leads somewhere else: a link, or anything marked `data-leave`. */
export function leadsAway({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, [data-leave]') !== null
}
