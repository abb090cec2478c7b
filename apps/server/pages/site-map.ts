import { createSiteMap } from '@poyraz/site'
import { AREAS } from '@poyraz/site/areas'

/** Every page of the players' site, derived from the list of areas. */
export const SITE = createSiteMap(AREAS)
