import type { ComponentProps } from 'react'
import { useEarlyInput } from './early-input.ts'

/**
 * The only form element of the sites. It can be filled in and submitted before hydration: the first script of
 * the page holds the submission back until then. Without scripts, `post` keeps typed values out of the URL.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'ref' | 'method'>) {
  return <form noValidate {...props} ref={useEarlyInput()} method="post" data-drawn="" />
}
