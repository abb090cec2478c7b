/** The pattern of an address, as the router writes it: `/live/category/$id`. */
export type Path = `/${string}`

/** A thing that the query of an address names, e.g. the promotion of `/promotions?id=1`. */
export type Subject = 'promotion'

type ParamName<P extends string> = P extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never

/** Returns the address of a path whose parts are filled in: `/live/category/$id` and 3 give `/live/category/3`. */
export function addressOf<P extends Path>(
  path: P,
  params: Readonly<Record<ParamName<P>, string | number>>,
): Path {
  const values = new Map<string, string | number>(Object.entries(params))
  return path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')) as Path
}
