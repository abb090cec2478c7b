import { PAGE_SIZES } from '@poyraz/contract/constants'

/** The first page of a list, as the players' site asks for it. */
export function firstPage(list: keyof typeof PAGE_SIZES) {
  return { limit: PAGE_SIZES[list], offset: 0 }
}
