import { onTestFinished, vi } from 'vitest'

/** Removes the listeners that a script adds to the window after the test. In browsers, they end with the document. */
export function removeListenersAfterTest(): void {
  const listening = new AbortController()
  const add = globalThis.addEventListener
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: EventListener, options: AddEventListenerOptions | boolean = false) =>
      add(type, listener, {
        ...(typeof options === 'boolean' ? { capture: options } : options),
        signal: listening.signal,
      }),
  )
  onTestFinished(() => listening.abort())
}

/** The elements that are observed for being in view. */
export class ViewObserver {
  static observers: ViewObserver[] = []
  elements = new Set<Element>()
  report: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(report: ViewObserver['report']) {
    this.report = report
    ViewObserver.observers.push(this)
  }
  observe(element: Element) {
    this.elements.add(element)
  }
  disconnect() {
    this.elements.clear()
  }
  /** Reports an element as in view, or out of it, to those who observe it. */
  static show(target: Element, isIntersecting = true) {
    for (const observer of ViewObserver.observers)
      if (observer.elements.has(target)) observer.report([{ isIntersecting, target }])
  }
}
