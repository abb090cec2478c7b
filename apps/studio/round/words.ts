import type { SlotSpin, SlotWin } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { type StudioGame, symbolName } from '../catalogue.ts'
import type { Translate } from '../texts.ts'
import type { Announcement, Round } from './state.ts'
import { tierOf } from './tier.ts'

const KURUS_PER_LIRA = 100n
/** Maximum number of wins to list in speech; more are announced only as a sum. */
const WINS_TOLD_MOST = 3

export type Speech = { readonly t: Translate; readonly lang: Lang }

/** Returns an amount as it is spoken: `86 lira 40 kuruş`. */
export function spokenMoney(amountKurus: Kurus, { t }: Speech): string {
  const size = amountKurus < 0n ? -amountKurus : amountKurus
  const [lira, rest] = [String(size / KURUS_PER_LIRA), String(size % KURUS_PER_LIRA)]
  const amount =
    rest === '0'
      ? t('accessibleView.lira', { lira })
      : lira === '0'
        ? t('accessibleView.kurus', { kurus: rest })
        : t('accessibleView.liraKurus', { lira, kurus: rest })
  return amountKurus < 0n ? t('accessibleView.minus', { amount }) : amount
}

/**
 * Returns the result of a round in one sentence: `4 lale, 86 lira 40 kuruş kazanç.` A win of no more than the
 * stake is named as such.
 */
export function spokenResult(game: StudioGame, round: Round, speech: Speech): string {
  const { t } = speech
  const tier = tierOf(round.winKurus, round.stakeKurus)
  if (tier === 'none') return t('accessibleView.nothing')
  const amount = spokenMoney(round.winKurus, speech)
  if (tier === 'neutral') return t('accessibleView.neutral', { amount })
  const [first, ...more] = round.outcome.spins
  const items = first && more.length === 0 ? winsOf(first).map((win) => itemOf(game, win, speech)) : []
  const told = [...new Set(items)]
  if (told.length === 0 || told.length > WINS_TOLD_MOST) return t('accessibleView.won', { amount })
  return t('accessibleView.wins', { wins: told.join(', '), amount })
}

/** Wins of a spin: of all steps of a cascade, in their order. */
function winsOf(spin: SlotSpin): readonly SlotWin[] {
  return 'steps' in spin ? spin.steps.flatMap(({ wins }) => wins) : spin.wins
}

function itemOf(game: StudioGame, { count, symbol }: SlotWin, { t, lang }: Speech): string {
  return t('accessibleView.item', { count, symbol: symbolName(game, symbol, lang) })
}

/**
 * Returns the announcement of a result: a free spin with its own win; a round with the balance after it,
 * unless the balance is hidden.
 */
export function spoken(
  game: StudioGame,
  announcement: Announcement,
  { showBalance, ...speech }: Speech & { readonly showBalance: boolean },
): string {
  const { t } = speech
  if (announcement.kind === 'step') {
    const wins = announcement.wins.map((win) => itemOf(game, win, speech)).join(', ')
    return t('accessibleView.step', {
      step: announcement.step,
      wins,
      amount: spokenMoney(announcement.payKurus, speech),
    })
  }
  if (announcement.kind === 'free-spin') {
    const { done, total, payKurus } = announcement
    const result = payKurus > 0n ? spokenMoney(payKurus, speech) : t('accessibleView.nothing')
    return t('accessibleView.featureSpin', { done, total, result })
  }
  const { jackpot } = announcement.round
  const fell = jackpot && t('accessibleView.jackpot', { amount: spokenMoney(jackpot.amountKurus, speech) })
  const result = [spokenResult(game, announcement.round, speech), fell].filter(Boolean).join(' ')
  if (!showBalance) return result
  return `${result} ${t('accessibleView.balance', { amount: spokenMoney(announcement.balanceKurus, speech) })}`
}
