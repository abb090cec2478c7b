import { cmsGetSpecialDateInf, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { ContentCtx } from '../ctx.ts'
import { nextDate } from '../queries/special-dates.ts'

export function addGetSpecialDateInf(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetSpecialDateInf, async ({ lang }) => {
    const dates = (await ctx.shown()).of('special-date').map(({ id, body: { title, html, day } }) => ({
      id,
      title: title[lang],
      html: html[lang],
      Status: 1 as const,
      date: nextDate(day, ctx.clock.nowMs()),
    }))
    return ok(dates.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))))
  })
}
