import { Component, type ReactNode } from 'react'
import { referenceOf } from '../../browser/report.ts'
import { ErrorView } from './error-view.tsx'

interface ErrorBoundaryProps {
  /** What may break is what the page is about: the view then has the page's heading. */
  main: boolean
  children: ReactNode
}

interface State {
  failure: { status: number; reference: string } | null
}

/**
 * Shows the error view in the place of what crashed, and leaves the rest of the page alone. React
 * has no function for it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { status: statusOf(error), reference: referenceOf(error) } }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorView {...failure} main={this.props.main} /> : this.props.children
  }
}

/** The status of the answer that was at fault, else 500: the fault is ours. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
  return typeof status === 'number' && status >= 400 ? status : 500
}
