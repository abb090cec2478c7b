import { en } from '@poyraz/text/protection/en'
import { tr } from '@poyraz/text/protection/tr'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/** The words of limits, breaks and identity, for the pages and dialogs that say them. */
export function ProtectionTexts({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
