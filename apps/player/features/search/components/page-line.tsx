import { FileText } from 'lucide-react'
import { FoundLine } from '../../../shared/manifest/found-line.tsx'
import type { IndexedPage } from '../page-index.ts'

export function PageLine({ page }: { readonly page: IndexedPage }) {
  return (
    <FoundLine
      art={<FileText aria-hidden="true" className="size-5 text-muted" />}
      title={page.title}
      end=""
    />
  )
}
