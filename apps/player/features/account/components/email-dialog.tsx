import { email } from '@poyraz/contract/forms'
import { TextField, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useChanged } from '../hooks/use-changed.ts'
import { ProvenDialog, type ProvenDialogProps } from './proven-dialog.tsx'

const RULES = { email }

export function EmailDialog(props: Pick<ProvenDialogProps, 'open' | 'onClose'>) {
  const t = useTranslations('account')
  const label = useTranslations('field')('email')
  const done = useChanged(t('changeEmailDone'), props.onClose)
  return (
    <ProvenDialog
      {...props}
      title={t('changeEmail')}
      rules={RULES}
      onDone={done}
      send={(form, password, key) =>
        call('user.change_email', { email: textOf(form, 'email'), password, key })
      }
    >
      {(fieldError) => (
        <TextField
          name="email"
          type="email"
          label={label}
          autoComplete="email"
          required
          error={fieldError('email')}
        />
      )}
    </ProvenDialog>
  )
}
