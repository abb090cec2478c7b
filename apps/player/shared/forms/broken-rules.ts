import type * as z from 'zod/mini'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the first broken rule of each field, as the schema names it; `{}` without a schema. */
export function brokenRules(schema: z.ZodMiniType | undefined, form: FormData): Record<string, string> {
  const broken: Record<string, string> = {}
  for (const { path, message } of schema?.safeParse(Object.fromEntries(form)).error?.issues ?? []) {
    broken[String(path[0])] ??= message
  }
  return broken
}

/** Returns the first control in the form whose field is broken. */
export function firstBroken(
  form: HTMLFormElement,
  broken: Readonly<Record<string, unknown>>,
): Control | undefined {
  return Array.from(form.elements).find((element): element is Control => {
    const { name } = nameOf(element)
    return name !== '' && name in broken
  })
}

/** Returns the name of the field that an event came from, and whether it has a value. */
export function nameOf(target: EventTarget): { name: string; filled: boolean } {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  return isControl ? { name: target.name, filled: target.value !== '' } : { name: '', filled: false }
}
