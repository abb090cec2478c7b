import type { ChoiceOffer, ChoiceView, SlotRules } from '@poyraz/games'

/** The decision that an open round waits for. `step` is the number of commands that the player has seen. */
export type Decision = { readonly offer: ChoiceOffer; readonly step: number }

/** Reads the decision of an open round from the wire; null if this page cannot offer it. */
export function readDecision(rules: SlotRules, value: unknown): Decision | null {
  if (rules.mapping !== 'reels-2') return null
  const { offer, commands } = (value ?? {}) as Partial<ChoiceView> & { readonly commands?: unknown }
  if (!offer || !Array.isArray(commands)) return null
  const { kind, options } = offer
  const isKnown = kind === rules.choice.kind && options.length === rules.choice.multipliers.length
  return isKnown ? { offer, step: commands.length } : null
}
