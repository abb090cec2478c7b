import { asLang, type Lang } from '@poyraz/text'

/** The page keeps the reader's language here too, so that the first view can be drawn in it. */
const COOKIE = /(?:^|;\s*)poyraz_lang=(\w+)/

/** The language in which a page is drawn: the reader's own where the browser tells it, else Turkish. */
export function pageLang(cookies: string | undefined): Lang {
  return asLang(COOKIE.exec(cookies ?? '')?.[1] ?? null)
}
