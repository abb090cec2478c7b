import { asLang, type Lang } from '@poyraz/text'

/** The site stores the reader's language in this cookie, too, so that the first view has that language. */
const COOKIE = /(?:^|;\s*)poyraz_lang=(\w+)/

/** Returns the language of a page: the one of the reader's cookie, else Turkish. */
export function pageLang(cookies: string | undefined): Lang {
  return asLang(COOKIE.exec(cookies ?? '')?.[1] ?? null)
}
