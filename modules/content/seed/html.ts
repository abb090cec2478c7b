import { readFileSync } from 'node:fs'
import { assert } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { factsOf } from './facts.ts'
import type { Words } from './shapes.ts'

const PLACEHOLDER = /\{\{([^}]*)\}\}/g

/** Returns the HTML of `<name>.tr.html` and `<name>.en.html` of this folder, with the facts in their places. */
export function readHtml(name: string): Words {
  return { tr: read(name, 'tr'), en: read(name, 'en') }
}

/** Puts facts into the placeholders of a text; a placeholder without a fact is a bug. */
export function fill(text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const fact = facts.get(name)
    assert(fact !== undefined, `no fact is called ${name}`)
    return fact
  })
}

function read(name: string, lang: Lang): string {
  return fill(readFileSync(new URL(`${name}.${lang}.html`, import.meta.url), 'utf8'), factsOf(lang))
}
