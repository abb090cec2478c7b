import { commitHidden, fromHex, toHex } from '@poyraz/fairness'
import { Dialog, useLang } from '@poyraz/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { JackpotWin } from './jackpot-wins.tsx'

type Proof = NonNullable<JackpotWin['proof']>

/** The proof of a pot that fell: the revealed threshold, checked against its seal in the browser. */
export function ProofDialog(props: {
  readonly win: JackpotWin
  readonly proof: Proof
  readonly onClose: () => void
}) {
  const { win, proof, onClose } = props
  const t = useTranslations('jackpots.proof')
  const site = useTranslations('site')
  const lang = useLang()
  return (
    <Dialog
      open
      title={t('title', { name: win.name[lang], pot: win.pot })}
      shape="sheet"
      toRead
      onClose={onClose}
      closeLabel={site('close')}
    >
      <div className="flex flex-col gap-4">
        <p>{t('text')}</p>
        <Verdict holds={isProven(proof, win.pot)} />
        <dl className="divide-y divide-line text-sm">
          {(['commitment', 'salt', 'value', 'from', 'to'] as const).map((name) => (
            <Figure key={name} name={t(name)} value={proof[name]} />
          ))}
          <Figure name={t('rules')} value={proof.rulesHash} />
        </dl>
      </div>
    </Dialog>
  )
}

/** The seal is that of threshold and salt, and the winning stake passed the threshold. */
export function isProven({ pool, commitment, salt, value, from, to }: Proof, pot: number): boolean {
  const trigger = { id: `${pool}-${pot}`, value: BigInt(value), salt: fromHex(salt) }
  const passed = BigInt(from) < trigger.value && trigger.value <= BigInt(to)
  return passed && toHex(commitHidden(trigger)) === commitment
}

function Verdict({ holds }: { readonly holds: boolean }) {
  const t = useTranslations('jackpots.proof')
  const Icon = holds ? CircleCheck : CircleX
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden="true" className={holds ? 'size-5 text-success' : 'size-5 text-danger'} />
      {t(holds ? 'holds' : 'fails')}
    </p>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="py-2">
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <code className="break-all">{value}</code>
      </dd>
    </div>
  )
}
