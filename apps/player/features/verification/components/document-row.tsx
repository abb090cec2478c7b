import house from 'art:1f3e0/96'
import card from 'art:1f4b3/96'
import selfie from 'art:1f933/96'
import identityCard from 'art:1faaa/96'
import { Badge, type BadgeTone } from '@poyraz/ui'
import { Camera, ImageUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { FileButton } from '../../../shared/forms/file-button.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Document, DocumentKind } from '../api/identity.ts'
import { useUpload } from '../hooks/use-upload.ts'

const ART = {
  id_front: identityCard,
  id_back: identityCard,
  selfie,
  address: house,
  payment: card,
} as const satisfies Record<DocumentKind, string>
const TONES = {
  draft: 'success',
  submitted: 'warning',
  accepted: 'success',
  refused: 'danger',
} as const satisfies Record<Document['state'], BadgeTone>

/** One document: its description, its state and the upload of a photo. */
export function DocumentRow(props: {
  readonly kind: DocumentKind
  readonly document: Document | undefined
  readonly open: boolean
}) {
  const t = useTranslations('identity')
  const { kind, document, open } = props
  const { busy, failure, photo, send } = useUpload(kind)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      {photo ? (
        <img
          src={photo}
          alt={t('chosen', { document: t(`kinds.${kind}`) })}
          className="size-20 flex-none rounded-control border border-line object-cover"
        />
      ) : (
        <Picture src={ART[kind]} side={44} className="flex-none" />
      )}
      <div className="min-w-44 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-text text-base tracking-normal">{t(`kinds.${kind}`)}</h3>
          {document && <Badge tone={TONES[document.state]}>{t(`documentStates.${document.state}`)}</Badge>}
        </div>
        <p className="text-sm text-muted">{t(`kindTexts.${kind}`)}</p>
        <FormAlert text={failure} />
      </div>
      {open && <PhotoChoice kind={kind} again={document !== undefined} busy={busy} onFile={send} />}
    </li>
  )
}

function PhotoChoice(props: {
  readonly kind: DocumentKind
  readonly again: boolean
  readonly busy: boolean
  readonly onFile: (file: File) => void
}) {
  const t = useTranslations('identity')
  const { kind, again, busy, onFile } = props
  const name = <span className="sr-only"> · {t(`kinds.${kind}`)}</span>
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <FileButton busy={busy} onFile={onFile}>
        {!busy && <ImageUp aria-hidden="true" className="size-4.5" />}
        {busy ? t('uploading') : again ? t('again') : t('choose')}
        {name}
      </FileButton>
      <span className="contents pointer-fine:hidden">
        <FileButton busy={busy} onFile={onFile} capture={kind === 'selfie' ? 'user' : 'environment'}>
          <Camera aria-hidden="true" className="size-4.5" />
          {t('camera')}
          {name}
        </FileButton>
      </span>
    </div>
  )
}
