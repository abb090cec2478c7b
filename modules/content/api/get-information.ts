import { cmsGetInformation, type Language, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { ContentCtx } from '../ctx.ts'
import type { Body } from '../kinds.ts'

export function addGetInformation(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetInformation, async ({ input: { InfType }, lang }) => {
    const all = (await ctx.shown()).of('information')
    const found = all.find(({ body }) => body.infType === InfType)
    if (!found) return err({ error: 'not_found' })
    const item = { InfType, title: found.body.title[lang], Text: textOf(found.body, lang) }
    const isOfHouse = found.body.infType === 'DomainBilgi'
    return ok([isOfHouse && ctx.supportEmail ? { ...item, supportEmail: ctx.supportEmail } : item])
  })
}

function textOf(body: Body<'information'>, lang: Language): string {
  return body.format === 'links' ? JSON.stringify(body.links) : body.text[lang]
}
