import { cmsPopupInformation, POPUP_SITE_ID, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { ContentCtx } from '../ctx.ts'

export function addPopupInformation(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsPopupInformation, async ({ input: { siteId }, lang }) => {
    const popups = siteId === POPUP_SITE_ID ? (await ctx.shown()).of('popup') : []
    return ok(
      popups.map(({ id, body: { title, html, image } }) => ({
        id,
        title: title[lang],
        html: html[lang],
        image,
        Active: 1 as const,
      })),
    )
  })
}
