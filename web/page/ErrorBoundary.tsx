import { Component, type ReactNode } from 'react'

/**
 * Stands in for a page that failed to render or to load. It is plain on purpose: whatever failed
 * (styles, content, messages) may be what it would need.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '1rem' }}>
        <h1>This page could not be shown</h1>
        <p>Please check your connection.</p>
        <p>
          <a href={window.location.href}>Load the page again</a>
        </p>
      </main>
    )
  }
}
