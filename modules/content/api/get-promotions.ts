import { cmsGetPromotions, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { cleanHtml } from '../clean-html.ts'
import type { ContentCtx } from '../ctx.ts'

export function addGetPromotions(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetPromotions, async ({ lang }) => {
    const promotions = (await ctx.shown()).of('promotion').filter(({ id }) => !ctx.isWithheld(id))
    return ok(
      promotions.map(({ id, body: { title, summary, html, image, category, cta, from, until } }) => {
        const own = { summary: summary[lang], html: html[lang], from, until }
        const terms = ctx.offerTerms(id, lang) ?? own
        return {
          id,
          title: title[lang],
          summary: terms.summary,
          html: cleanHtml(terms.html),
          image,
          category,
          Status: 1 as const,
          Start_date: new Date(terms.from).toISOString(),
          End_date: new Date(terms.until).toISOString(),
          cta: cta && { label: cta.label[lang], url: cta.url },
        }
      }),
    )
  })
}
