import esports from 'art:1f3ae/192'
import tennis from 'art:1f3be/192'
import basket from 'art:1f3c0/192'
import volleyball from 'art:1f3d0/192'
import iceHockey from 'art:1f3d2/192'
import ball from 'art:26bd/192'
import type { Sport } from '@poyraz/contract'
import { Picture } from '../../../shared/art/picture.tsx'

const BALLS: Readonly<Record<Sport, string>> = {
  football: ball,
  basketball: basket,
  tennis,
  volleyball,
  ice_hockey: iceHockey,
  esports,
}

/** The ball or the sticks of a sport. */
export function SportMark({ sport, side = 24 }: { readonly sport: Sport; readonly side?: number }) {
  return <Picture src={BALLS[sport]} side={side} className="flex-none" />
}
