/** Fills all placeholders in one pass, so that a filled-in value is never read as a placeholder. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
}
