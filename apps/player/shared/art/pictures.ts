import slot from 'art:1f3b0/96'
import home from 'art:1f3ee/96'
import compass from 'art:1f9ed/96'
import nazar from 'art:1f9ff/96'
import purse from 'art:1f45b/96'
import magnifier from 'art:1f50d/96'
import gift from 'art:1f381/96'
import star from 'art:2b50/96'

/** Small pictures of menus and empty states, 96 px for 48 on dense screens. */
export const PICTURES = { compass, gift, home, magnifier, nazar, purse, slot, star } as const
export type PictureName = keyof typeof PICTURES
