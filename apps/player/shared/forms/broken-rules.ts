import type * as z from 'zod/mini'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The first broken rule of every field, as the schema names it; nothing without a schema. */
export function brokenRules(schema: z.ZodMiniType | undefined, form: FormData): Record<string, string> {
  const broken: Record<string, string> = {}
  for (const { path, message } of schema?.safeParse(Object.fromEntries(form)).error?.issues ?? []) {
    broken[String(path[0])] ??= message
  }
  return broken
}

/** The topmost control of the form whose field is broken. */
export function firstBroken(
  form: HTMLFormElement,
  broken: Readonly<Record<string, unknown>>,
): Control | undefined {
  return Array.from(form.elements).find((element): element is Control => {
    const { name } = nameOf(element)
    return name !== '' && name in broken
  })
}

/** Which field an event of a form came from, and whether something stands in it. */
export function nameOf(target: EventTarget): { name: string; filled: boolean } {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  return isControl ? { name: target.name, filled: target.value !== '' } : { name: '', filled: false }
}
