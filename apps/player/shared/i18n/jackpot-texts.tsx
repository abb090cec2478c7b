import { en } from '@poyraz/text/jackpots/en'
import { tr } from '@poyraz/text/jackpots/tr'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/** Adds the texts of jackpots for its children. */
export function JackpotTexts({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
