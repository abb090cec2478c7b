const RULES = {
  length: (text: string) => Array.from(text).length >= 6,
  upper: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  special: (text: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(text),
} as const

export type PasswordRule = keyof typeof RULES

export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[]

/** What a password still lacks of the rules (the first three) and of the advice (the others). */
export function missingOf(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !RULES[rule](password))
}
