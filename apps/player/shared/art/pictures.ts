import joker from 'art:1f0cf/96'
import wheel from 'art:1f3a1/96'
import slot from 'art:1f3b0/96'
import trophy from 'art:1f3c6/96'
import home from 'art:1f3ee/96'
import scroll from 'art:1f4dc/96'
import buoy from 'art:1f6df/96'
import tools from 'art:1f6e0-fe0f/96'
import compass from 'art:1f9ed/96'
import nazar from 'art:1f9ff/96'
import purse from 'art:1f45b/96'
import magnifier from 'art:1f50d/96'
import gift from 'art:1f381/96'
import bell from 'art:1f514/96'
import star from 'art:2b50/96'
import question from 'art:2753/96'

/** Small pictures of menus and empty states, 96 px for 48 on dense screens. */
export const PICTURES = {
  bell,
  buoy,
  compass,
  gift,
  home,
  joker,
  magnifier,
  nazar,
  purse,
  question,
  scroll,
  slot,
  star,
  tools,
  trophy,
  wheel,
} as const
export type PictureName = keyof typeof PICTURES
