import { en } from '@poyraz/text/bonus/en'
import { tr } from '@poyraz/text/bonus/tr'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/** Adds the texts of bonuses and tickets for its children. */
export function BonusTexts({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
