import { en } from '@poyraz/text/protection/en'
import { tr } from '@poyraz/text/protection/tr'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/** Adds the texts of limits, breaks and identity verification for its children. */
export function ProtectionTexts({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
