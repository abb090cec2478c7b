export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A schema of the contract (zod/mini), as far as a form needs it. */
export type Rules = {
  safeParse(values: unknown): {
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined
  }
}

/** Returns the first broken rule of each field, as the schema names it; `{}` without a schema. */
export function brokenRules(rules: Rules | undefined, values: unknown): Record<string, string> {
  const broken: Record<string, string> = {}
  for (const { path, message } of rules?.safeParse(values).error?.issues ?? []) {
    broken[String(path[0])] ??= message
  }
  return broken
}

/** Returns the first control in the form whose field is broken. */
export function firstBroken(
  form: HTMLFormElement,
  broken: Readonly<Record<string, unknown>>,
): Control | undefined {
  return Array.from(form.elements).find(
    (element): element is Control => isControl(element) && element.name !== '' && element.name in broken,
  )
}

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
