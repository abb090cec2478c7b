/** Keys files such as `./steppe/colours.ts` by the name of their folder. */
export function byFolder<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1] ?? '', file]))
}
