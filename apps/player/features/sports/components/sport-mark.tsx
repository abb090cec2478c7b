import esports from 'art:1f3ae/192'
import tennis from 'art:1f3be/192'
import basket from 'art:1f3c0/192'
import horse from 'art:1f3c7/192'
import volleyball from 'art:1f3d0/192'
import iceHockey from 'art:1f3d2/192'
import dog from 'art:1f415/192'
import ball from 'art:26bd/192'
import type { BetSport } from '@poyraz/contract'
import { Picture } from '../../../shared/art/picture.tsx'

const BALLS: Readonly<Record<BetSport, string>> = {
  football: ball,
  basketball: basket,
  tennis,
  volleyball,
  ice_hockey: iceHockey,
  esports,
  horse_racing: horse,
  greyhound_racing: dog,
}

/** The ball, the sticks or the runner of a sport. */
export function SportMark({ sport, side = 24 }: { readonly sport: BetSport; readonly side?: number }) {
  return <Picture src={BALLS[sport]} side={side} className="flex-none" />
}
