import { Button, Dialog, IconButton, Skeleton, TextField, useLang } from '@poyraz/ui'
import { Copy, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copyText } from '../copy-text.ts'
import { refusalOf } from '../endpoint/queries.ts'
import { FormAlert } from '../forms/form-alert.tsx'
import { useFailureText } from '../i18n/failure-text.ts'
import { notify } from '../notices/notices.ts'
import { sendLink, shareLink, timesWon } from './share-link.ts'
import { useShareRound, useShares, useUnshareRound } from './use-shares.ts'

export type ShareableRound = {
  readonly roundID: string
  readonly gameName: string
  readonly stake: number
  readonly win: number
}

type Props = { readonly round: ShareableRound; readonly onClose: () => void }

/** Makes, sends and removes the public link of a round. */
export function ShareDialog({ round, onClose }: Props) {
  const t = useTranslations('share')
  const close = useTranslations('site')('close')
  const shares = useShares()
  const token = shares.data?.data.find(({ roundID }) => roundID === round.roundID)?.token
  return (
    <Dialog open title={t('title')} closeLabel={close} onClose={onClose} shape="sheet" toRead>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('text')}</p>
        <p className="text-sm text-muted">{t('sealed')}</p>
        {shares.isPending ? (
          <Skeleton className="h-13" />
        ) : token === undefined ? (
          <MakeLink roundID={round.roundID} />
        ) : (
          <LinkPart round={round} token={token} />
        )}
      </div>
    </Dialog>
  )
}

function MakeLink({ roundID }: { readonly roundID: string }) {
  const t = useTranslations('share')
  const failureText = useFailureText()
  const make = useShareRound()
  return (
    <>
      <FormAlert text={make.error && failureText(refusalOf(make.error))} />
      <Button size="lg" busy={make.isPending} onClick={() => make.mutate(roundID)}>
        {t('make')}
      </Button>
    </>
  )
}

/** Copies the link of a round, or sends it by the system's share sheet where there is one. */
function useLinkActions(round: ShareableRound, link: string) {
  const t = useTranslations('share')
  const copied = useTranslations('site')('copied')
  const lang = useLang()
  const copy = async () => {
    if (await copyText(link)) notify(copied, { tone: 'positive' })
    else notify(t('notCopied'), { tone: 'negative' })
  }
  const send = async () => {
    const text = t('message', { game: round.gameName, times: timesWon(round, lang) })
    if (!(await sendLink(link, text))) await copy()
  }
  return { copy, send }
}

function LinkPart({ round, token }: { readonly round: ShareableRound; readonly token: string }) {
  const t = useTranslations('share')
  const failureText = useFailureText()
  const remove = useUnshareRound()
  const link = shareLink(token)
  const { copy, send } = useLinkActions(round, link)
  return (
    <>
      <TextField
        label={t('link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton label={t('copy')} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
        }
      />
      <FormAlert text={remove.error && failureText(refusalOf(remove.error))} />
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="quiet"
          size="lg"
          className="px-3"
          busy={remove.isPending}
          onClick={() => remove.mutate(round.roundID)}
        >
          {t('remove')}
        </Button>
        <Button size="lg" className="px-3" onClick={() => void send()}>
          <Share2 aria-hidden="true" className="size-5" />
          {t('send')}
        </Button>
      </div>
    </>
  )
}
