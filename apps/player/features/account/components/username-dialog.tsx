import { registerShape } from '@poyraz/contract/forms'
import { TextField, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { renameProfile } from '../../../shared/session/sign-in.ts'
import { useChanged } from '../hooks/use-changed.ts'
import { ProvenDialog, type ProvenDialogProps } from './proven-dialog.tsx'

const RULES = { username: registerShape.username }

export function UsernameDialog(props: Pick<ProvenDialogProps, 'open' | 'onClose'>) {
  const t = useTranslations('account')
  const label = useTranslations('field')('username')
  const done = useChanged(t('changeUsernameDone'), props.onClose)
  return (
    <ProvenDialog
      {...props}
      title={t('changeUsername')}
      rules={RULES}
      onDone={done}
      send={async (form, password, key) => {
        const username = textOf(form, 'username')
        const answer = await call('user.change_username', { username, password, key })
        if (answer.ok) renameProfile(username)
        return answer
      }}
    >
      {(fieldError) => (
        <TextField
          name="username"
          label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fieldError('username')}
        />
      )}
    </ProvenDialog>
  )
}
