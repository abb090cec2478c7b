import {
  financeListCategories,
  financeListSubCategories,
  financeListTypesFrontend,
  type Language,
  type Registry,
  TRANSACTION_CATEGORIES,
} from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { repliesEn, repliesTr } from '@poyraz/text'
import { REASONS, type Reason, reasonType } from '../accounts.ts'

type Category = keyof typeof TRANSACTION_CATEGORIES

const TEXTS = { tr: repliesTr, en: repliesEn } as const

/** Names for the filters of a statement. Each category has one or more types of lines. */
export function addListNames(registry: Registry): void {
  registry.add(financeListTypesFrontend, async ({ lang }) => ok(types(lang)))
  registry.add(financeListSubCategories, async ({ lang }) => ok(types(lang)))
  registry.add(financeListCategories, async ({ lang }) => ok(categories(lang)))
}

function types(lang: Language) {
  return (Object.keys(REASONS) as Reason[]).map((reason) => ({
    id: reasonType(reason),
    name: TEXTS[lang][`type_${reason}`],
    categoryID: REASONS[reason],
  }))
}

function categories(lang: Language) {
  return (Object.keys(TRANSACTION_CATEGORIES) as Category[]).map((category) => ({
    id: TRANSACTION_CATEGORIES[category],
    name: TEXTS[lang][`category_${category}`],
  }))
}
