import { en } from '@poyraz/text/site/en'
import { tr } from '@poyraz/text/site/tr'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr, en } as const

/** The pages of content, live tables and search; their texts come with their code, in both languages. */
export function SiteTexts() {
  return (
    <SiteTextsAround>
      <Outlet />
    </SiteTextsAround>
  )
}

/** The same words for parts of the frame that load later than the page. */
export function SiteTextsAround({ children }: { readonly children: ReactNode }) {
  return <TextsBeyond texts={TEXTS}>{children}</TextsBeyond>
}
