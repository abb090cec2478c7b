import joker from 'art:1f0cf/96'
import wheel from 'art:1f3a1/96'
import slot from 'art:1f3b0/160'
import trophy from 'art:1f3c6/96'
import horse from 'art:1f3c7/96'
import home from 'art:1f3ee/96'
import scroll from 'art:1f4dc/160'
import buoy from 'art:1f6df/96'
import tools from 'art:1f6e0-fe0f/160'
import compass from 'art:1f9ed/160'
import nazar from 'art:1f9ff/160'
import purse from 'art:1f45b/160'
import magnifier from 'art:1f50d/160'
import gift from 'art:1f381/160'
import bell from 'art:1f514/96'
import star from 'art:2b50/160'
import ball from 'art:26bd/96'
import question from 'art:2753/96'

/** Pictures of menus are 96 px (shown at 48 px); pictures of empty states are 160 px (shown at 80 px). */
export const PICTURES = {
  ball,
  bell,
  buoy,
  compass,
  gift,
  home,
  horse,
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
