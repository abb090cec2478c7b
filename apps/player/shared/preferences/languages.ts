import { LANGUAGES, type Lang } from '@poyraz/text'

/** An entry of `languages.json`; `title` is what the switch shows. */
export type Language = { readonly id: number; readonly title: string; readonly lang: string }

/** Languages until the list has loaded. Turkish is the first entry and the default. */
const AT_START = LANGUAGES.map((lang, index) => ({ id: index + 1, title: lang.toUpperCase(), lang }))

type Offered = { readonly id: number; readonly title: string; readonly lang: Lang }

/** Returns the languages of the list that the site has texts for, in the order of the list. */
export function languagesOffered(listed: readonly Language[] | undefined): readonly Offered[] {
  const offered = (listed ?? []).flatMap(({ id, title, lang: code }) => {
    const lang = LANGUAGES.find((known) => known === code)
    return lang ? [{ id, title, lang }] : []
  })
  return offered.length > 0 ? offered : AT_START
}
