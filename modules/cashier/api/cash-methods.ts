import {
  type Caller,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  type Language,
  type Registry,
} from '@poyraz/contract'
import { err, istanbulDay, type Kurus, ok } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { filtered, isOpenAt, listedOf, METHODS, maxFor, minFor } from '../methods/list.ts'
import { type Direction, isGroup, type KycLevel, type Listed, type Method } from '../methods/method.ts'
import { leftOf } from '../payments/thresholds.ts'
import { cashOfClosing } from '../store/closed-accounts.ts'
import { favoriteMethods } from '../store/favorite-methods.ts'
import { ownSources } from '../store/sources.ts'
import { type CountedByMethod, countedByMethod } from '../store/thresholds.ts'
import { type Filler, formOf } from './method-form.ts'

/** Data of the caller for the list, with the counted sums of thresholds and the cash of a closing account. */
type Reader = Filler & {
  readonly favorites: ReadonlySet<number>
  readonly level: KycLevel
  readonly counted: CountedByMethod
  readonly rest: Kurus | null
}

export function addListCashMethodsNew(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeListCashMethodsNew, async ({ input: { Type, methodID }, caller, lang }) => {
    const reader = await readerOf(ctx, caller, lang)
    const shown =
      methodID === 0 ? openNow(ctx, Type) : filtered(listedOf(Type), (method) => method.id === methodID)
    return ok({ methods_list: shown.map((one) => present(one, reader)) })
  })
}

export function addListCashMethods(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeListCashMethods, async ({ input: { Type, methodID, favorites }, caller, lang }) => {
    const reader = await readerOf(ctx, caller, lang)
    if (favorites) {
      const marked = filtered(openNow(ctx, Type), (method) => reader.favorites.has(method.id))
      return ok(marked.map((one) => present(one, reader)))
    }
    const method = METHODS.find((one) => one.direction === Type && one.id === methodID)
    return method ? ok({ fields: formOf(method, reader) }) : err({ error: 'not_found' })
  })
}

export function addListHighlightedCashMethods(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeListHighlightedCashMethods, async ({ input, caller, lang }) => {
    const reader = await readerOf(ctx, caller, lang)
    const shown = filtered(openNow(ctx, input.Type), (method) => method.highlighted)
    return ok(shown.map((one) => present(one, reader)))
  })
}

function openNow(ctx: CashierCtx, direction: Direction): readonly Listed[] {
  const nowMs = ctx.clock.nowMs()
  return filtered(listedOf(direction), (method) => isOpenAt(method, nowMs))
}

async function readerOf(ctx: CashierCtx, { playerId }: Caller, lang: Language): Promise<Reader> {
  const { db } = ctx.database
  const nowMs = ctx.clock.nowMs()
  const [favorites, level, name, sources, counted, rest] = await Promise.all([
    favoriteMethods(db, playerId),
    ctx.admission.kycLevel(playerId),
    ctx.nameOf(playerId),
    ownSources(db, playerId),
    countedByMethod(db, playerId, new Date(nowMs)),
    cashOfClosing(db, playerId),
  ])
  const today = istanbulDay(nowMs)
  return { favorites, level, name, sources, counted, rest, lang, nowMs, today }
}

function present(listed: Listed, reader: Reader) {
  const { lang } = reader
  const name = listed.name[lang]
  const { id, logo } = listed
  if (!isGroup(listed)) return { type: 'single' as const, name, logo, properties: properties(listed, reader) }
  return {
    type: 'group' as const,
    properties: { id, name, logo },
    methods: listed.methods.map((method) => ({
      id: method.id,
      isFavorite: markOf(method, reader),
      name: method.name[lang],
      logo: method.logo,
      properties: properties(method, reader),
    })),
  }
}

function properties(method: Method, reader: Reader) {
  const { id, fee, transferType } = method
  const min = minFor(method, reader.rest)
  const max = maxFor(method, reader.level)
  const eta = method.eta[reader.lang]
  const notes = method.notes.map((words) => words[reader.lang])
  const fields = formOf(method, reader)
  const left = leftOf(method, reader.level, reader.counted)
  const isFavorite = markOf(method, reader)
  return { id, isFavorite, min, max, ...left, fee, eta, transferType, notes, fields }
}

function markOf({ id }: Method, { favorites }: Reader): 0 | 1 {
  return favorites.has(id) ? 1 : 0
}
