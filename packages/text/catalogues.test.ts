import { describe, expect, it } from 'vitest'
import { en as accountEn } from './account/en.ts'
import { tr as accountTr } from './account/tr.ts'
import { en as backofficeEn } from './backoffice/en.ts'
import { tr as backofficeTr } from './backoffice/tr.ts'
import { en as bonusEn } from './bonus/en.ts'
import { tr as bonusTr } from './bonus/tr.ts'
import { en as chatEn } from './chat/en.ts'
import { tr as chatTr } from './chat/tr.ts'
import { en as sportsEn } from './coupons/en.ts'
import { tr as sportsTr } from './coupons/tr.ts'
import { en as jackpotsEn } from './jackpots/en.ts'
import { tr as jackpotsTr } from './jackpots/tr.ts'
import { en as machineEn } from './machine/en.ts'
import { tr as machineTr } from './machine/tr.ts'
import { en as pagesEn } from './pages/en.ts'
import { tr as pagesTr } from './pages/tr.ts'
import { en as playerEn } from './player/en.ts'
import { tr as playerTr } from './player/tr.ts'
import { en as protectionEn } from './protection/en.ts'
import { tr as protectionTr } from './protection/tr.ts'
import { en as sandboxEn } from './sandbox/en.ts'
import { tr as sandboxTr } from './sandbox/tr.ts'
import { en as siteEn } from './site/en.ts'
import { tr as siteTr } from './site/tr.ts'
import { en as walletEn } from './wallet/en.ts'
import { tr as walletTr } from './wallet/tr.ts'

type Texts = { readonly [key: string]: string | Texts }

const AREAS: readonly (readonly [string, Texts, Texts])[] = [
  ['pages', pagesTr, pagesEn],
  ['machine', machineTr, machineEn],
  ['player', playerTr, playerEn],
  ['account', accountTr, accountEn],
  ['backoffice', backofficeTr, backofficeEn],
  ['bonus', bonusTr, bonusEn],
  ['protection', protectionTr, protectionEn],
  ['wallet', walletTr, walletEn],
  ['sandbox', sandboxTr, sandboxEn],
  ['site', siteTr, siteEn],
  ['sports', sportsTr, sportsEn],
  ['chat', chatTr, chatEn],
  ['jackpots', jackpotsTr, jackpotsEn],
]

/** `[path, text]` of every message. */
function flat(texts: Texts, path = ''): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )
}

function argumentsOf(message: string): string[] {
  return [...new Set(Array.from(message.matchAll(/\{(\w+)[,}]/g), ([, name = '']) => name))].sort()
}

it.each([
  ['tr', accountTr, walletTr, bonusTr],
  ['en', accountEn, walletEn, bonusEn],
] as const)('a state of a payment has one name wherever it is shown: %s', (_, account, wallet, bonus) => {
  const { statuses } = account.account
  expect(bonus.bonuses.requestStates).toEqual({
    pending: statuses['1000'],
    approved: statuses['1002'],
    refused: statuses['1004'],
    cancelled: statuses['1005'],
  })
})

describe.each(AREAS)('%s', (_, tr, en) => {
  const english = new Map(flat(en))

  it('has the same messages in both languages, with the same arguments (S1.9)', () => {
    expect([...english.keys()].sort()).toEqual(
      flat(tr)
        .map(([path]) => path)
        .sort(),
    )
    const apart = flat(tr).filter(
      ([path, text]) => argumentsOf(text).join() !== argumentsOf(english.get(path) ?? '').join(),
    )
    expect(apart).toEqual([])
  })

  it('is written with typographic apostrophes: a straight one quotes in ICU messages', () => {
    expect([...flat(tr), ...flat(en)].filter(([, text]) => text.includes("'"))).toEqual([])
  })

  it('never presses anybody', () => {
    const pressing = /\b(hemen|son şans|kaçırma|acele|hurry|last chance|right now|don’t miss)\b/i
    expect([...flat(tr), ...flat(en)].filter(([, text]) => pressing.test(text))).toEqual([])
  })

  it('ends a sentence with one full stop, or with three that mean a pause', () => {
    const doubled = /(?<!\.)\.\.(?!\.)/
    expect([...flat(tr), ...flat(en)].filter(([, text]) => doubled.test(text))).toEqual([])
  })

  it('names no brand and leaves nothing empty', () => {
    expect([...flat(tr), ...flat(en)].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
