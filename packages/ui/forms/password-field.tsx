import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../atoms/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
        >
          {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
    />
  )
}
