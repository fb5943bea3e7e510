import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { preloadModule } from 'react-dom'
import styled from 'styled-components'
import { asSeen } from '../../shared/visibleText.ts'
import { reloadDocument } from '../browser/loadDocument.ts'
import { DirectContact } from '../contact/DirectContact.tsx'
import { fill, translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import type { SearchPart } from '../model/types.ts'
import { ButtonLink, PageLink } from '../routing/PageLink.tsx'
import { color, grid } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/layout.tsx'
import { H2 } from '../ui/typography.tsx'
import type { SearchAnswer } from './answerQuery.ts'
import { FoundPages } from './FoundPages.tsx'
import { maxLength, SearchForm } from './SearchForm.tsx'
import { type SearchClient, startSearch } from './startSearch.ts'

const Area = styled(Container)`
  padding-bottom: ${grid.section};
`

const Status = styled.p`
  min-height: 1.5em;
  margin-block: 1.25rem;
  font-weight: 600;
`

const Help = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  max-width: 24rem;
  margin-bottom: 3rem;
`

const AllPages = styled.ul`
  margin-top: 1.25rem;
  border-top: 1px solid ${color.ink};
  columns: 3 16rem;
  column-gap: ${grid.gap};

  li {
    border-bottom: 1px solid ${color.rule};
    break-inside: avoid;
  }

  a {
    display: block;
    padding-block: .6rem;
  }
`

/** How many pages are shown at first, and how many more each time. */
const pagesShown = 10

/** Shows an answer. If the search could not be loaded, such as after a deployment, loads the document again first. */
function showOrReload(answer: SearchAnswer, show: (answer: SearchAnswer) => void) {
  if (answer.found !== null) show(answer)
  else reloadDocument(new Error('The search could not be loaded')).catch(() => show(answer))
}

/** The search of all pages. Without a query or a result it lists all of them. */
export function Search({ search: { pages, index } }: { search: SearchPart }) {
  const message = useMessages()
  const { button } = useSite().navigation
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const client = useRef<SearchClient>(null)
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)

  /** Searches for what is in the field, which may be empty: then the index is only loaded. */
  const search = useCallback(
    (limit = pagesShown) => {
      if (index === null || field.current === null) return
      // Loads the index together with the worker's script, which would request it later.
      preloadModule(index, { as: 'script' })
      client.current ??= startSearch((answer) => showOrReload(answer, setAnswer))
      client.current.ask({ index, words: asSeen(field.current.value), limit })
    },
    [index],
  )
  useEffect(() => () => client.current?.stop(), [])

  useEffect(() => {
    if (field.current === null) return
    // The query was typed before hydration, or is in the address to which a visitor returns.
    const query = new URLSearchParams(window.location.search).get('q') ?? ''
    field.current.value ||= query.slice(0, maxLength)
    if (field.current.value !== '') search()
  }, [search])

  /**
   * Puts the query into the address, for those who return to it or copy it. It is not done at each key, because
   * browsers request the page's icon again for each new address.
   */
  const keepQuery = () => {
    if (field.current === null) return
    const { value } = field.current
    // The router would move the focus from the input.
    const { history, location } = window
    const query = value && `?${new URLSearchParams({ q: value })}`
    if (query !== location.search)
      history.replaceState(history.state, '', location.pathname + query)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
    // Closes the on-screen keyboard.
    status.current?.focus({ preventScroll: true })
  }

  const { query, found } = answer ?? { query: null, found: null }
  const hasQuery = query !== null && query.words !== ''
  const foundPages = hasQuery && found ? found.pages : []
  return (
    // A tap on a link does not take the focus from the field in every browser.
    <Area onClickCapture={keepQuery}>
      {index !== null && (
        <SearchForm
          ref={field}
          onFocus={() => client.current ?? search()}
          onInput={() => search()}
          onBlur={keepQuery}
          onSubmit={submit}
        />
      )}
      <Status ref={status} role="status" tabIndex={-1}>
        {hasQuery && <span {...translatedProps(outcomeOf(found))} />}
      </Status>
      {foundPages.length > 0 && <FoundPages found={foundPages} />}
      {found && query && foundPages.length < found.count && (
        <Button
          $variant="secondary"
          onClick={() => search(query.limit + pagesShown)}
          {...translatedProps(message('search.more'))}
        />
      )}
      {hasQuery && found?.count === 0 && (
        <Help>
          <DirectContact />
          <ButtonLink to={button.page} {...translatedProps(button.label)} />
        </Help>
      )}
      {foundPages.length === 0 && (
        <section aria-labelledby="all-pages">
          <H2 id="all-pages" {...translatedProps(message('search.all'))} />
          <AllPages>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <PageLink to={path} {...translatedProps(title)} />
              </li>
            ))}
          </AllPages>
        </section>
      )}
    </Area>
  )

  function outcomeOf(found: SearchAnswer['found']) {
    if (found === null) return message('search.failed')
    if (found.count === 0) return message('search.none')
    return found.count === 1
      ? message('search.one')
      : fill(message('search.many'), { count: found.count })
  }
}
