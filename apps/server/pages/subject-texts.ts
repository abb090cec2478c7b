import type { Content } from '@poyraz/content'
import type { SitePage, Subject } from '@poyraz/site'
import type { Lang } from '@poyraz/text'
import type { HeadTexts } from './head.ts'

type Texts = Omit<HeadTexts, 'search'>
type TextsOf = (id: number, lang: Lang) => Promise<Texts | null>

/** Returns the texts of the item that `?id=` names on a page, e.g. of a promotion (`/promotions?id=1`). */
export function subjectTexts(
  content: Pick<Content, 'promotion'>,
): (page: SitePage, query: string, lang: Lang) => Promise<HeadTexts | null> {
  const readers: Readonly<Record<Subject, TextsOf>> = {
    async promotion(id, lang) {
      const promotion = await content.promotion(id)
      return promotion && { title: `${promotion.title[lang]} · Poyraz`, description: promotion.summary[lang] }
    },
  }
  return async ({ page: { subject } }, query, lang) => {
    const id = /(?:^|&)id=([1-9][0-9]{0,8})(?:&|$)/.exec(query)?.[1]
    if (subject === undefined || id === undefined) return null
    // On failure the page has its general texts.
    const texts = await readers[subject](Number(id), lang).catch(() => null)
    return texts && { ...texts, search: `?id=${id}` }
  }
}
