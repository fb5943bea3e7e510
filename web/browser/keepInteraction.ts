/** Elements that have state or can be focused. */
const interactive = 'input, select, textarea, details, summary, button, a, [tabindex]'

/**
 * Keeps the visitor's input and focus from before hydration. If an extension or a translator has changed the document,
 * React renders the page again in new elements. Removed elements keep their state.
 * @returns a function that copies the state of the old elements to the new ones, to be called once after hydration
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

/**
 * The state in which a visitor has left an area: typed texts, chosen radio buttons and opened details, by the element's
 * name.
 */
export type Interaction = Record<string, string | true>

/**
 * Returns the elements' states that differ from the area's first state. Forms are left out, because they have drafts.
 * Ticks are left out, because they are kept for the tab (ticks.ts) or in the address.
 */
export function readInteraction(area: HTMLElement): Interaction {
  return Object.fromEntries(
    restorableElements(area).flatMap(([name, element]): [string, string | true][] => {
      if (isDetails(element)) return element.open ? [[name, true]] : []
      if (isUntouched(element)) return []
      if (isRadio(element)) return element.checked ? [[name, true]] : []
      return [[name, element.value]]
    }),
  )
}

/**
 * Restores what `readInteraction` has returned into elements that nobody has changed since. Components that depend on
 * these elements read them when they are mounted.
 */
export function restoreInteraction(area: HTMLElement, interaction: Interaction): void {
  const elements = restorableElements(area)
  const chosenGroups = new Set(
    elements.flatMap(([, element]) =>
      !isDetails(element) && isRadio(element) && element.checked && !isUntouched(element)
        ? element.name
        : [],
    ),
  )
  for (const [name, element] of elements) {
    const state = interaction[name]
    if (state === undefined) continue
    if (isDetails(element)) element.open = true
    else if (isRadio(element)) element.checked ||= !chosenGroups.has(element.name)
    else if (isUntouched(element)) element.value = String(state)
  }
}

function restorableElements(area: HTMLElement) {
  return [...interactiveElements(area)].flatMap(
    ([name, element]): [string, HTMLDetailsElement | HTMLInputElement][] =>
      isDetails(element) ||
      (element instanceof HTMLInputElement && !element.form && element.type !== 'checkbox')
        ? [[name, element]]
        : [],
  )
}

const isRadio = ({ type }: HTMLInputElement) => type === 'radio'

const isUntouched = (input: HTMLInputElement) =>
  isRadio(input) ? input.checked === input.defaultChecked : input.value === input.defaultValue

/**
 * Returns a root's interactive elements by a name that stays the same if other elements are inserted, wrapped or
 * removed.
 */
function interactiveElements(root: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  return new Map(
    [...root.querySelectorAll<HTMLElement>(interactive)].map((element) => {
      const { localName, className } = element
      // The names of radio buttons come from `useId`, which returns new ones when the page is rendered again.
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

/** Clicks a checkbox or radio button whose state differs from the old one, so that its component is updated too. */
function carryTick(from: HTMLInputElement, to: HTMLInputElement): void {
  // A click cannot clear a radio button. Clicking the checked button of the group clears the others.
  if (from.checked !== to.checked && (from.checked || to.type === 'checkbox')) to.click()
}

const isDetails = (element: Element) => element instanceof HTMLDetailsElement

/** Copies the text selection of a field to another. Fields of type `email` have no selection range. */
function moveCaret(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart !== null)
    to.setSelectionRange(
      from.selectionStart,
      from.selectionEnd,
      from.selectionDirection ?? undefined,
    )
}
