import { SLIDER_SITE_ID } from '@poyraz/contract/constants'
import { firstPage } from '../first-page.ts'
import type { Area, FirstCall } from '../page.ts'
import { firstGames } from '../slots/area.ts'
import { homePaths } from './paths.ts'

export const home: Area = {
  name: 'home',
  pages: [
    {
      path: homePaths.home,
      head: 'home',
      listed: true,
      firstCalls: firstCallsOfHome,
      examples: [homePaths.home],
      ownLooks: [homePaths.home],
    },
    {
      path: homePaths.oldHome,
      head: 'home',
      mainAddress: () => homePaths.home,
      firstCalls: firstCallsOfHome,
      examples: [],
    },
  ],
}

function firstCallsOfHome(): readonly FirstCall[] {
  return [...firstGames({}), ['cmscontroller.getSlider', { ...firstPage('sliders'), siteId: SLIDER_SITE_ID }]]
}
