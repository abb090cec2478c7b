import type { tr } from './tr.ts'

export const en = {
  success: 'Operation successful',
} as const satisfies Record<keyof typeof tr, string>
