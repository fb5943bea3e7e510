import {
  searchContentPath,
  searchIndexPath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import type { Language } from '../../shared/languages.ts'
import { fillIn } from '../../shared/text/fillIn.ts'
import { visibleText } from '../../shared/text/visibleText.ts'
import { importModule } from '../loading/importModule.ts'
import {
  type IndexedPage,
  maxQueryLength,
  type SearchContent,
  type SearchIndex,
} from '../model/searchContent.ts'
import type { SearchResponse } from './answerRequest.ts'
import { dialogStyles } from './dialogStyles.ts'
import { element } from './element.ts'
import { answerFinder } from './findAnswers.ts'
import { keyHints } from './keyHints.ts'
import { createResults } from './results.ts'
import type { SearchDialog } from './searchIntent.ts'
import { startSearch } from './startSearch.ts'

/** The number of pages that are shown at first, and that are added each time. */
const pagesShown = 10

/** Loads the search in a language. Pages are indexed in the background, so that answers are available first. */
export async function loadDialog(language: Language): Promise<SearchDialog> {
  const loadContent = () => importModule<SearchContent>(searchContentPath(language))
  const loadIndex = async (): Promise<SearchIndex> => {
    const [pages, { countries }] = await Promise.all([
      importModule<IndexedPage[]>(searchIndexPath(language)),
      loadContent(),
    ])
    return { pages, names: countries.map(({ names }) => names) }
  }
  let show: (response: SearchResponse | null) => void = () => {}
  const client = startSearch(loadIndex, (response) => show(response))
  const content = await loadContent()
  const { answers, messages } = content
  const results = createResults(content)
  const find = answerFinder(content)

  const field = element('input', {
    type: 'search',
    'aria-label': messages['search.field'].value,
    placeholder: messages['search.field'].value,
    autocomplete: 'off',
    enterkeyhint: 'search',
    maxlength: String(maxQueryLength),
  })
  const close = element('button', { type: 'button' }, messages['nav.close'].value)
  const body = element('div', { class: 'search-results' })
  const status = element('p', { role: 'status' })
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': messages['search.title'].value },
    element('div', { role: 'search' }, field, close),
    body,
    status,
  )

  /** The last answer of the worker, null if it failed, or undefined before the first. */
  let last: SearchResponse | null | undefined
  /** Whether Enter was pressed before the results were shown. */
  let isEntered = false
  const query = () => visibleText(field.value)

  const addresses = () =>
    [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

  /** Shows the query's answers at once, with the pages found last. */
  function render() {
    const text = query()
    const href = body.querySelector('a:focus')?.getAttribute('href')
    const isMore = document.activeElement?.matches('.search-results > button')
    const before = new Set(addresses())
    body.replaceChildren(
      ...[
        ...(navigator.onLine ? [] : [results.note('search.offline')]),
        ...(text === '' ? start() : resultParts()),
        keyHints(messages),
      ].filter((part) => part !== false),
    )
    const followed = isMore ? addresses().find((address) => !before.has(address)) : href
    if (followed) body.querySelector<HTMLElement>(`a[href="${CSS.escape(followed)}"]`)?.focus()
  }

  function start() {
    return [
      ...answers.filter(({ showsPhone }) => showsPhone).map(results.answer),
      results.suggestions(
        answers.filter(({ showsPhone }) => !showsPhone),
        (text) => {
          field.value = text
          field.focus()
          search()
        },
      ),
      results.services(),
    ]
  }

  function resultParts() {
    const cards = find(field.value)
    if (last === null) return [...cards.map(results.answer), results.contact('search.failed')]
    if (last === undefined) return [...cards.map(results.answer), results.note('search.loading')]
    const { pages, count, hasWords } = last.results
    const isNone = cards.length === 0 && count === 0 && last.query.text === field.value
    if (isNone && !hasWords) return start()
    return [
      ...cards.map(results.answer),
      ...results.pages(pages),
      pages.length < count && more(last.query.limit),
      isNone && results.contact('search.none'),
    ]
  }

  function more(limit: number) {
    const button = element('button', { type: 'button' }, messages['search.more'].value)
    button.addEventListener('click', () =>
      client.ask({ text: field.value, limit: limit + pagesShown }),
    )
    return button
  }

  /** Opens the first link when the results match the query. */
  function openFirst() {
    isEntered = last?.query.text !== field.value
    if (!isEntered)
      stops()
        .find((stop) => stop.matches('a:not([href^="tel:"])'))
        ?.click()
  }

  function search() {
    isEntered = false
    if (query() === '') status.replaceChildren()
    else client.ask({ text: field.value, limit: pagesShown })
    render()
  }

  show = (response) => {
    last = response
    if (query() === '') return
    render()
    status.replaceChildren(element('span', {}, outcome(response)))
    if (isEntered && field.matches(':focus')) openFirst()
  }

  /**
   * Returns the text for screen readers: the first answer, or the answers of several countries, and the number of
   * pages.
   */
  function outcome(response: SearchResponse | null): string {
    const cards = find(field.value).filter(({ isShort }, place) => place === 0 || isShort)
    const count = response?.results.count ?? 0
    const pages =
      count === 1 ? messages['search.one'].value : fillIn(messages['search.many'].value, { count })
    if (response === null) return messages['search.failed'].value
    if (cards.length > 0) {
      const number = `${content.emergencyPhone ?? content.phone}. `
      const sentences = cards.map(
        ({ title, showsPhone, headline }) =>
          `${title.value}: ${showsPhone ? number : ''}${headline.value}.`,
      )
      return [...sentences, pages].join(' ')
    }
    return count === 0 && response.results.hasWords ? messages['search.none'].value : pages
  }

  const stops = () => [field, ...body.querySelectorAll<HTMLElement>('a, .search-group button')]

  function move(event: KeyboardEvent, step: 1 | -1) {
    const all = stops()
    const place = all.findIndex((stop) => stop.matches(':focus'))
    event.preventDefault()
    all[Math.min(all.length - 1, Math.max(0, place + step))]?.focus()
  }

  dialog.addEventListener('keydown', (event) => {
    const { key, target, isComposing } = event
    if (isComposing) return
    if (key === 'ArrowDown') move(event, 1)
    else if (key === 'ArrowUp') move(event, -1)
    else if (key === 'Escape' && field.value !== '') {
      // The first press clears the field; the second one closes the dialog.
      event.preventDefault()
      field.value = ''
      field.focus()
      search()
    } else if (key === 'Enter' && target === field) {
      event.preventDefault()
      // Closes the on-screen keyboard, which covers the results.
      if (matchMedia('(pointer: coarse)').matches) field.blur()
      else if (query() !== '') openFirst()
    } else if (key.length === 1 && key !== ' ' && !(event.ctrlKey || event.metaKey || event.altKey))
      field.focus()
  })
  field.addEventListener('input', search)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
  for (const type of ['online', 'offline']) addEventListener(type, () => dialog.open && render())

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialogStyles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.body.append(dialog)

  let opener: Element | null = null
  dialog.addEventListener('close', () => {
    // If the search was opened from a menu that is now closed, its link cannot be focused again.
    if (document.activeElement === document.body)
      opener?.closest('details')?.querySelector('summary')?.focus()
  })

  return {
    open(text) {
      if (text !== undefined) field.value = text.slice(0, maxQueryLength)
      search()
      if (!dialog.open) {
        opener = document.activeElement
        dialog.showModal()
      }
      field.focus()
      field.select()
    },
  }
}
