import { Component, type ReactNode } from 'react'

/**
 * Shows a message when a page fails to render or to load. It uses no styles, content or messages
 * of the application, because those may be what failed.
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
