import type { Content } from '@poyraz/content'
import type { Lang } from '@poyraz/text'
import type { HeadTexts } from './head.ts'
import type { SitePage } from './site-map.ts'

/** A promotion's own title and summary for a link to it (`/promotions?id=1`). */
export function promotionTexts(
  content: Pick<Content, 'promotion'>,
): (page: SitePage, query: string, lang: Lang) => Promise<HeadTexts | null> {
  return async ({ name }, query, lang) => {
    const id = name === 'promotions' ? /(?:^|&)id=([1-9][0-9]{0,8})(?:&|$)/.exec(query)?.[1] : undefined
    if (id === undefined) return null
    // A page is told without it rather than not at all.
    const promotion = await content.promotion(Number(id)).catch(() => null)
    if (!promotion) return null
    const { title, summary } = promotion
    return { title: `${title[lang]} · Poyraz`, description: summary[lang], search: `?id=${id}` }
  }
}
