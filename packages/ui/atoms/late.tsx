import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

export type LateFailedProps = { readonly onRetry: () => void }

const RETRY_MS = 15_000

type Options = {
  /** Placeholder until the code has loaded. */
  readonly waiting?: ReactNode
  /** Shown if loading failed. Without it, nothing is shown and loading is retried. */
  readonly Failed?: ComponentType<LateFailedProps>
}

/** Part of a page with lazily loaded code. A failure of the part does not affect the page. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, options: Options = {}) {
  const fresh = () => lazy(async () => ({ default: await load() }))
  let part = fresh()
  // A lazy component caches its failure, so a retry needs a new one.
  const renew = () => {
    part = fresh()
  }
  return function Late(props: P) {
    return <LateBoundary {...options} onFail={renew} draw={() => createElement(part, props)} />
  }
}

type BoundaryProps = Options & { readonly onFail: () => void; readonly draw: () => ReactNode }

class LateBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly retry = () => this.setState({ failed: false })

  override componentDidCatch() {
    this.props.onFail()
    if (!this.props.Failed) this.timer = setTimeout(this.retry, RETRY_MS)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  override render() {
    const { waiting = null, Failed, draw } = this.props
    if (!this.state.failed) return <Suspense fallback={waiting}>{draw()}</Suspense>
    return Failed ? <Failed onRetry={this.retry} /> : null
  }
}
