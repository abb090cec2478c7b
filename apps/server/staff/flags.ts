import type { CasePattern } from '@poyraz/compliance'
import type { AlikeReason } from '@poyraz/identity'
import type { BonusFlag, DISPUTED_REWARD } from '@poyraz/promotions'
import { say } from '../say.ts'

/** All flags that staff see: case patterns of compliance, flags of bonuses and of withdrawals. */
export type RiskFlag = CasePattern | BonusFlag | typeof DISPUTED_REWARD | 'debt'

/** Meaning of each flag, printed below a list. */
export const FLAG_TEXTS: Readonly<Record<RiskFlag, string>> = {
  no_play: 'most of what was paid in goes out again, hardly played with',
  structuring: 'several deposits of a day reach together the amount that is reported for one',
  fast_close: 'the account was closed within a week of its first deposit',
  aggregate: 'deposits of one month reached the bound',
  shared_source: 'other players pay, or are paid, through the same bank account or wallet',
  same_person: 'may be somebody who excluded himself and came back',
  second_account: 'may be a second account of a player',
  shared_device: 'somebody on a device of this player took the same offer',
  disputed_reward:
    'won a prize, or keeps released bonus money, though a deposit of the player was taken back',
  debt: 'the player owes money for a deposit that was taken back',
}

/** Names of what two accounts have in common, printed with a case. */
const ALIKE_TEXTS: Readonly<Record<AlikeReason, string>> = {
  name_birth_date: 'same name and birth date',
  name_address: 'same name and address',
  email: 'same mailbox',
  phone: 'same phone',
  identity_number: 'same identity number',
  device: 'same device',
}

/** Returns the meaning of a flag; an unknown flag is returned unchanged. */
export function flagText(flag: string): string {
  const texts: Readonly<Record<string, string>> = FLAG_TEXTS
  return texts[flag] ?? flag
}

export function alikeText(reason: string): string {
  const texts: Readonly<Record<string, string>> = ALIKE_TEXTS
  return texts[reason] ?? reason
}

/** Returns the end of a line about a flagged item. */
export function marked(flags: readonly string[]): string {
  return flags.length > 0 ? `  ! ${flags.join(', ')}` : ''
}

/** Prints the meanings of all flags that a list contains. */
export function explainFlags(shown: Iterable<string>): void {
  const texts: Readonly<Record<string, string>> = FLAG_TEXTS
  for (const flag of new Set(shown)) if (texts[flag] !== undefined) say(`! ${flag}: ${texts[flag]}`)
}
