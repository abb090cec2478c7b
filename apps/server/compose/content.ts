import { type Content, createContent } from '@poyraz/content'
import type { Promotions } from '@poyraz/promotions'
import type { Base, Part } from './part.ts'

type Needs = { readonly promotions: Promotions }

export function composeContent(base: Base, { promotions: { offerTerms, isWithheld } }: Needs): Content {
  const { database, clock, bus, config, failures } = base
  const { supportEmail } = config
  const onError = failures.of('content')
  return createContent({ database, clock, bus, onError, offerTerms, isWithheld, supportEmail })
}

export function contentPart({ content }: { readonly content: Content }): Part {
  return { name: 'content', register: content.register, sync: content.sync }
}
