import { Button, buttonClass, Card, TextField, useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { textOf, useSubmit } from '../../../shared/forms/use-submit.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { notify } from '../../../shared/notices/notices.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { newClientSeed } from '../client-seed.ts'

const READ_MS = 6000
const RULES = z.object({ clientSeed: z.string().check(z.regex(/^[!-~]{1,64}$/, 'invalid')) })

/** The player's own seeds, and the change that opens the old server seed. */
export function SeedsCard({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const logIn = useTranslations('menu')('logIn')
  const signedIn = useSignedIn()
  return (
    <Card>
      <h2 className="text-lg">{t('seeds')}</h2>
      {signedIn ? (
        <PlayerSeeds onRevealed={onRevealed} />
      ) : (
        <>
          <p className="mt-1 mb-4 text-sm text-muted">{t('seedsVisitor')}</p>
          <Link to="/login" className={buttonClass({ variant: 'quiet' })}>
            {logIn}
          </Link>
        </>
      )}
    </Card>
  )
}

function PlayerSeeds({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const { data, error, refetch } = useQuery(callQuery('fairness.current', {}, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={3} />
  const { commitment, nextCommitment, clientSeed, nonce, staleSeed } = data.data
  const facts = [
    [t('commitment'), commitment],
    [t('clientSeed'), clientSeed],
    [t('nonce'), String(nonce)],
    [t('next'), nextCommitment],
  ] as const
  return (
    <>
      <p className="mt-1 text-sm text-muted">{t('seedsText')}</p>
      <dl className="my-3">
        {facts.map(([name, value]) => (
          <div key={name} className="border-b border-line py-2 last:border-b-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-mono text-xs leading-normal break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {staleSeed && <p className="mb-3 text-sm text-brass">{t('staleSeed')}</p>}
      <RotateForm onRevealed={onRevealed} />
    </>
  )
}

function RotateForm({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const client = useQueryClient()
  const keys = useWishKey()
  const [seed, setSeed] = useState(newClientSeed)
  const { busy, failure, fieldError, form } = useSubmit({
    schema: RULES,
    send: (typed) => {
      const wish = { clientSeed: textOf(typed, 'clientSeed') }
      return call('fairness.rotate', { ...wish, key: keys.keyFor(wish) })
    },
    onDone: ({ data }) => {
      keys.done()
      notify(t('revealed', { rounds: data.revealed.rounds }), { tone: 'positive', timeoutMs: READ_MS })
      setSeed(newClientSeed())
      void client.invalidateQueries({ queryKey: ['fairness'] })
      onRevealed()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-3">
      <TextField
        name="clientSeed"
        label={t('newSeed')}
        value={seed}
        onChange={(event) => setSeed(event.target.value)}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        required
        error={fieldError('clientSeed')}
        className="font-mono text-sm"
      />
      <FormAlert text={failure} />
      <Button type="submit" variant="quiet" busy={busy}>
        {t('rotate')}
      </Button>
    </Form>
  )
}
