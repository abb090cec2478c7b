import type { Published } from '@poyraz/casino'
import type { Content } from '@poyraz/content'
import type { SitePage, Subject } from '@poyraz/site'
import { verifyPaths } from '@poyraz/site/verify'
import { formatMoney, formatTimes, type Lang } from '@poyraz/text'
import type { HeadTexts } from './head.ts'

type Texts = Omit<HeadTexts, 'search'>
type TextsOf = (id: number, lang: Lang) => Promise<Texts | null>

type Sources = {
  readonly content: Pick<Content, 'promotion'>
  readonly rounds: Pick<Published, 'sharedRound'>
}

/**
 * Returns the texts of the one item that a page is about: of a promotion (`/promotions?id=1`), or of a shared
 * round, whose link shows them where it is sent.
 */
export function subjectTexts({
  content,
  rounds,
}: Sources): (page: SitePage, query: string, lang: Lang) => Promise<HeadTexts | null> {
  const readers: Readonly<Record<Subject, TextsOf>> = {
    async promotion(id, lang) {
      const promotion = await content.promotion(id)
      return promotion && { title: `${promotion.title[lang]} · Poyraz`, description: promotion.summary[lang] }
    },
  }
  return async ({ page: { subject, path }, params: { token } }, query, lang) => {
    if (path === verifyPaths.sharedRound && token !== undefined) return roundTexts(rounds, token, lang)
    const id = /(?:^|&)id=([1-9][0-9]{0,8})(?:&|$)/.exec(query)?.[1]
    if (subject === undefined || id === undefined) return null
    // On failure the page has its general texts.
    const texts = await readers[subject](Number(id), lang).catch(() => null)
    return texts && { ...texts, search: `?id=${id}` }
  }
}

const TENTHS = 10n

const FILM = {
  tr: ({ stake, win }: Sums) =>
    `Turu oyunun içinde baştan izle, sonucu kendi tarayıcında doğrula. Bahis ${stake}, kazanç ${win}.`,
  en: ({ stake, win }: Sums) =>
    `Watch the round in the game itself, and verify the result in your own browser. Stake ${stake}, win ${win}.`,
} as const

type Sums = { readonly stake: string; readonly win: string }

async function roundTexts(rounds: Sources['rounds'], token: string, lang: Lang): Promise<HeadTexts | null> {
  const round = await rounds.sharedRound(token).catch(() => null)
  if (!round) return null
  const { name, stake, win } = round
  const times = formatTimes(Number((win * TENTHS) / stake), lang)
  const description = FILM[lang]({ stake: formatMoney(stake, lang), win: formatMoney(win, lang) })
  return { title: `${name[lang]}: ${times}× · Poyraz`, description, search: '' }
}
