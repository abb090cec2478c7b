import type { ChoiceOffer, ChoiceView, SlotChoice, SlotRules } from '@poyraz/games'

/** The decision that an open round waits for. `step` is the number of commands that the player has seen. */
export type Decision = { readonly offer: ChoiceOffer; readonly step: number }

/** Reads the decision of an open round from the wire; null if this page cannot offer it. */
export function readDecision(rules: SlotRules, value: unknown): Decision | null {
  if (rules.mapping !== 'reels-2') return null
  const { offer, commands } = (value ?? {}) as Partial<ChoiceView> & { readonly commands?: unknown }
  if (!offer || !Array.isArray(commands)) return null
  return isKnown(rules.choice, offer) ? { offer, step: commands.length } : null
}

function isKnown(choice: SlotChoice, offer: ChoiceOffer): boolean {
  if (choice.kind === 'pick') {
    const covers = choice.prizes.reduce((sum, { count }) => sum + count, choice.ends)
    return offer.kind === 'pick' && offer.covers === covers && Array.isArray(offer.opened)
  }
  if (choice.kind === 'gamble') return offer.kind === 'gamble' && Array.isArray(offer.tosses)
  if (choice.kind === 'buy') return false
  return offer.kind === 'free-spins' && offer.options.length === choice.multipliers.length
}
