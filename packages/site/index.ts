export { addressOf, type Path, type Subject } from './address.ts'
export type { Area, FirstCall, HeadKey, Page, PageParams } from './page.ts'
export { createSiteMap, type SiteMap, type SitePage } from './site-map.ts'
