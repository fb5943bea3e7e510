import { Component, type ReactNode, startTransition } from 'react'
import { reloadDocument } from '../browser/loadDocument.ts'
import { markFailed } from '../browser/scriptState.ts'
import type { Messages } from '../i18n/messages.ts'
import { translatedProps } from '../i18n/translatedProps.ts'

type Props = {
  messages: Messages
  /** The element of a prerendered document that the application renders into. The preview has none. */
  root?: HTMLElement
  /** Whether the document was prerendered from the page that is rendered first. */
  isPrerendered?: boolean
  /**
   * The identity of the rendered content. After a failure, the boundary renders again when this value changes; in the
   * preview, it changes with each change of the content.
   */
  content?: unknown
  children: ReactNode
}

type State = {
  failed: boolean
  /** A copy of the page as it was shown before the error, with its scroll position in px. */
  lastView: { copy: Node; scrollY: number } | null
}

/**
 * If a page fails to render, shows a copy of it and loads its document, which works without the application. If that
 * fails too, shows a message without the application's styles and content, because these may have failed.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, lastView: null }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Copies the page, including typed text, before React replaces it with the message. */
  static getDerivedStateFromProps({ root }: Props, { failed, lastView }: State) {
    if (!failed || lastView || !root) return null
    return { lastView: { copy: root.cloneNode(true), scrollY: window.scrollY } }
  }

  override componentDidCatch(error: unknown) {
    const { root, isPrerendered } = this.props
    const { lastView } = this.state
    if (!root || !lastView) return
    const { copy, scrollY } = lastView
    root.replaceWith(copy)
    window.scrollTo(0, scrollY)
    reloadDocument(error).catch(() => {
      // Keeps the copy of a prerendered page, because its text and links work.
      if (isPrerendered && !window.isHydrated) markFailed()
      else copy.parentNode?.replaceChild(root, copy)
    })
  }

  override componentDidUpdate({ content }: Props) {
    if (this.state.failed && content !== this.props.content)
      startTransition(() => this.setState({ failed: false }))
  }

  override render() {
    const { messages, children } = this.props
    if (!this.state.failed) return children
    return (
      <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '1rem' }}>
        <h1 {...translatedProps(messages['error.heading'])} />
        <p {...translatedProps(messages['error.text'])} />
        <p>
          <a href={window.location.href} {...translatedProps(messages['error.reload'])} />
        </p>
      </main>
    )
  }
}
