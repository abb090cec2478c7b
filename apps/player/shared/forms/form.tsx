import type { ComponentProps } from 'react'
import { useEarlyInput } from './early-input.ts'

/**
 * Every form of the site. It may be filled in and sent before its code stands: the first script of the page
 * holds it back until then, and where no script runs, `post` keeps what was typed out of the address.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'ref' | 'method'>) {
  return <form noValidate {...props} ref={useEarlyInput()} method="post" data-drawn="" />
}
