type Deferred<Value> = {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A promise with its ends in hand: `Promise.withResolvers`, which the oldest browsers that the sites are built
 * for do not have.
 */
export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined
  let reject: Deferred<Value>['reject'] = () => undefined
  const promise = new Promise<Value>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}
