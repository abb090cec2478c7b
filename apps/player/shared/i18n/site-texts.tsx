import { en } from '@poyraz/text/site/en'
import { tr } from '@poyraz/text/site/tr'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/**
 * Layout that adds the texts of content, live tables and search. They load with its code, in both languages.
 */
export function SiteTexts() {
  return (
    <SiteTextsAround>
      <Outlet />
    </SiteTextsAround>
  )
}

/** Adds the same texts around parts of the frame that load after the page. */
export function SiteTextsAround({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
