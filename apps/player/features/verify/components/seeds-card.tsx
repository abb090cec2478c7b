import { authPaths } from '@poyraz/site/auth'
import { Button, buttonClass, Card, Form, TextField, textOf, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { newClientSeed } from '../../../shared/fairness/client-seed.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { useRotate } from '../hooks/use-rotate.ts'
import { Facts, Fold } from './fold.tsx'

const RULES = z.object({ clientSeed: z.string().check(z.regex(/^[!-~]{1,64}$/, 'invalid')) })

/** The player's seeds, and the rotation that reveals the old server seed. */
export function SeedsCard({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const logIn = useTranslations('menu')('logIn')
  if (useSignedIn()) {
    return (
      <Fold title={t('seeds')}>
        <PlayerSeeds onRevealed={onRevealed} />
      </Fold>
    )
  }
  return (
    <Card>
      <h2 className="text-lg">{t('seeds')}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('seedsVisitor')}</p>
      <Link to={authPaths.login} className={buttonClass({ variant: 'quiet' })}>
        {logIn}
      </Link>
    </Card>
  )
}

function PlayerSeeds({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const { data, error, refetch } = useQuery(callQuery('fairness.current', {}, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={3} />
  const { commitment, nextCommitment, clientSeed, nonce, staleSeed } = data.data
  return (
    <>
      <p className="text-sm text-muted">{t('seedsText')}</p>
      <Facts
        facts={[
          [t('commitment'), commitment, true],
          [t(staleSeed ? 'serversClientSeed' : 'clientSeed'), clientSeed, true],
          [t('nonce'), String(nonce), false],
          [t('next'), nextCommitment, true],
        ]}
      />
      {staleSeed && <p className="mb-3 text-sm text-brass">{t('staleSeed')}</p>}
      <RotateForm onRevealed={onRevealed} />
    </>
  )
}

function RotateForm({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations('verify')
  const rotate = useRotate(onRevealed)
  const [seed, setSeed] = useState(newClientSeed)
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => rotate({ clientSeed: textOf(typed, 'clientSeed') }),
    onDone: () => setSeed(newClientSeed()),
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
