/** True if this browser can run a game of ours: a game draws in a worker, on a canvas that is handed over to it. */
export function canRunOwnGames(scope: object = globalThis): boolean {
  const { Worker, HTMLCanvasElement } = scope as Partial<typeof globalThis>
  return Worker !== undefined && 'transferControlToOffscreen' in (HTMLCanvasElement?.prototype ?? {})
}
