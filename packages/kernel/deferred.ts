type Deferred<Value> = {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A promise with its `resolve` and `reject`, as `Promise.withResolvers` returns, which the oldest supported
 * browsers lack.
 */
export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined
  let reject: Deferred<Value>['reject'] = () => undefined
  const promise = new Promise<Value>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}
