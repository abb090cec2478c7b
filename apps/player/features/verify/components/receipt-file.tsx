import { cx } from '@poyraz/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { readChainText, readProofText } from '../read-proof-text.ts'
import type { Evidence, Receipt } from '../verify-proof.ts'
import { DownloadReceipts } from './download-receipts.tsx'
import { LateChainView } from './late-chain-view.tsx'

/** Takes the file of a receipt, or of all receipts of a player. It is read here and sent nowhere. */
export function ReceiptFile({ onProof }: { readonly onProof: (proof: Evidence) => void }) {
  const t = useTranslations('verify')
  const [isWrong, setWrong] = useState(false)
  const [chain, setChain] = useState<readonly Receipt[] | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    const receipts = readChainText(text)
    setChain(receipts)
    setWrong(false)
    if (receipts) return
    const proof = readProofText(text)
    setWrong(!proof.ok)
    if (proof.ok) onProof(proof.value)
  }
  return (
    <div className="flex flex-col gap-3">
      <DropZone onFile={(file) => void read(file)} />
      <FormAlert text={isWrong ? t('notProof') : null} />
      {chain && <LateChainView receipts={chain} />}
      <DownloadReceipts />
    </div>
  )
}

function DropZone({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const t = useTranslations('verify')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A file that was chosen before this code ran sent its event to nobody.
  const takeEarly = useEffectEvent(() => onFile(input.current?.files?.[0]))
  useEffect(() => takeEarly(), [])
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onFile(event.dataTransfer.files[0])
  }
  return (
    <label
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      className={cx(
        'relative flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-control border-2 border-dashed px-4 py-5 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand',
        isOver ? 'border-brand bg-surface-2' : 'border-line hover:bg-surface-2',
      )}
    >
      <FileUp aria-hidden="true" className="size-7 text-brand" />
      <span className="font-bold">{t('file')}</span>
      <span className="text-sm text-muted">{t('fileHint')}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
