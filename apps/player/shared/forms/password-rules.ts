type Holds = (text: string, lengthMin: number) => boolean

const RULES = {
  length: (text, lengthMin) => Array.from(text).length >= lengthMin,
  upper: (text) => /\p{Lu}/u.test(text),
  digit: (text) => /[0-9]/.test(text),
  lower: (text) => /\p{Ll}/u.test(text),
  special: (text) => /[^\p{L}\p{M}\p{N}\s]/u.test(text),
} as const satisfies Record<string, Holds>

export type PasswordRule = keyof typeof RULES

export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[]

/** Returns the rules (the first three) and the recommendations (the others) that a password does not meet. */
export function missingOf(password: string, lengthMin: number): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !RULES[rule](password, lengthMin))
}
