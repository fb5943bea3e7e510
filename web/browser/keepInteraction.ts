/** Elements with a state of their own, and others that can have the focus. */
const interactive = 'input, select, textarea, details, summary, button, a, [tabindex]'

/**
 * Keeps what a visitor does to a document before hydration. Extensions and translators change documents, and
 * then React renders the page anew, in other elements. The former elements keep their state when they are removed.
 * @returns a function that gives the new elements the state of the former ones, to be called once after hydration
 */
export function keepInteraction(root: HTMLElement): () => void {
  const before = interactiveElements(root)
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  addEventListener('focusin', follow)

  return () => {
    removeEventListener('focusin', follow)
    const after = interactiveElements(root)
    const successors = new Map<Element | null, HTMLElement>()
    for (const [name, old] of before) {
      const element = after.get(name)
      if (element === undefined || element === old) continue
      successors.set(old, element)
      if (isField(old) && isField(element)) element.value = old.value
      if (isTick(old) && isTick(element)) carryTick(old, element)
      if (isDetails(old) && isDetails(element)) element.open = old.open
    }
    window.earlyClicks = window.earlyClicks?.map((button) => successors.get(button) ?? button)
    const successor = successors.get(focused)
    successor?.focus({ preventScroll: true })
    if (isField(focused) && isField(successor)) moveCaret(focused, successor)
  }
}

/** Returns a root's elements by a name that they still have when others were inserted, wrapped or removed. */
function interactiveElements(root: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  return new Map(
    [...root.querySelectorAll<HTMLElement>(interactive)].map((element) => {
      const { localName, className } = element
      // Radio buttons are named by `useId`, which gives others when the page is rendered anew.
      const name = isTick(element)
        ? `${element.type} ${className}`
        : (element.getAttribute('name') ??
          `${localName} ${className} ${element.getAttribute('href')}`)
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return [`${name} ${count}`, element]
    }),
  )
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isTick = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

/** Clicks a checkbox or radio button that differs from the former one, so that its component knows too. */
function carryTick(from: HTMLInputElement, to: HTMLInputElement): void {
  // A click cannot clear a radio button: that of its successor's group does.
  if (from.checked !== to.checked && (from.checked || to.type === 'checkbox')) to.click()
}

const isDetails = (element: Element) => element instanceof HTMLDetailsElement

/**
 * Selects in a field what was selected in another. In fields for email addresses, browsers do not tell the selection.
 */
function moveCaret(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart !== null)
    to.setSelectionRange(
      from.selectionStart,
      from.selectionEnd,
      from.selectionDirection ?? undefined,
    )
}
