import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { addressOf } from '../../shared/content/addresses.ts'
import { searchPath } from '../../shared/content/paths.ts'
import { DirectContact } from '../contact/DirectContact.tsx'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { importModule } from '../content/importModule.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { fill, translatedProps } from '../i18n/translatedProps.ts'
import type { IndexedPage } from '../model/searchPage.ts'
import type { SearchPart } from '../model/types.ts'
import { ButtonLink, PageLink } from '../routing/PageLink.tsx'
import { color, font, grid } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { fieldBox } from '../ui/fieldBox.ts'
import { Container } from '../ui/layout.tsx'
import { H2 } from '../ui/typography.tsx'
import { FoundPages } from './FoundPages.tsx'
import type { FoundPage, Searcher } from './searcher.ts'

const Area = styled(Container)`
  padding-bottom: ${grid.section};
`

const Form = styled.form`
  max-width: 46rem;

  label {
    display: block;
    margin-bottom: .35rem;
    font-size: ${font.size.s};
    font-weight: 600;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: .75rem;
  }

  input {
    flex: 1 1 14rem;
    min-width: 0;
    ${fieldBox}
    /* Shows the whole head of the page when a link targets the field. */
    scroll-margin-top: 100vh;
  }
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

/** The id of the input. Links to the search contain it, so that it takes the focus. */
const fieldId = 'q'

type Result = { kind: 'found'; pages: FoundPage[] } | { kind: 'failed' }

async function loadSearcher(index: string): Promise<Searcher> {
  const [{ createSearcher }, pages] = await Promise.all([
    import('./searcher.ts'),
    importModule<IndexedPage[]>(index),
  ])
  return createSearcher(pages)
}

/** The search of all pages. Without a query or a result it lists all of them. */
export function Search({ search: { pages, index } }: { search: SearchPart }) {
  const { language } = useLanguage()
  const message = useMessages()
  const { button } = useSite().navigation
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const loading = useRef<{ index: string; searcher: Promise<Searcher | null> }>(null)
  /** Null without a query. */
  const [result, setResult] = useState<Result | null>(null)

  /** Loads the searcher for the current language once, and again if that failed. */
  const load = useCallback(async () => {
    if (index === null) return null
    if (loading.current?.index !== index)
      loading.current = { index, searcher: loadSearcher(index).catch(() => null) }
    const { current } = loading
    const find = await current.searcher
    if (find === null && loading.current === current) loading.current = null
    return find
  }, [index])

  const search = useCallback(async () => {
    const query = field.current?.value.trim() ?? ''
    const find = await (query && load())
    // The query or the language may have changed meanwhile.
    const isLate = loading.current !== null && loading.current.index !== index
    if (isLate || query !== field.current?.value.trim()) return
    if (query === '') setResult(null)
    else setResult(find ? { kind: 'found', pages: find(query) } : { kind: 'failed' })
  }, [load, index])

  useEffect(() => {
    if (field.current === null) return
    // Typed before hydration, or in the address to which a visitor returns.
    field.current.value ||= new URLSearchParams(window.location.search).get('q') ?? ''
    search()
  }, [search])

  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    search()
    // The router would move the focus from the input.
    const { history, location } = window
    const query = value && `?${new URLSearchParams({ q: value })}`
    history.replaceState(history.state, '', location.pathname + query)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
    // Closes the on-screen keyboard.
    status.current?.focus({ preventScroll: true })
  }

  const found = result?.kind === 'found' ? result.pages : []
  return (
    <Area>
      {index !== null && (
        <Form role="search" action={addressOf(searchPath, language)} onSubmit={submit}>
          <label htmlFor={fieldId}>
            <span {...translatedProps(message('search.field'))} />
          </label>
          <div>
            <input
              ref={field}
              id={fieldId}
              name="q"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              onFocus={load}
              onInput={type}
            />
            <Button type="submit" {...translatedProps(message('search.submit'))} />
          </div>
        </Form>
      )}
      <Status ref={status} role="status" tabIndex={-1}>
        {result && <span {...translatedProps(outcomeOf(result))} />}
      </Status>
      {found.length > 0 && <FoundPages found={found} />}
      {result?.kind === 'found' && found.length === 0 && (
        <Help>
          <DirectContact />
          <ButtonLink to={button.page} {...translatedProps(button.label)} />
        </Help>
      )}
      {found.length === 0 && (
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

  function outcomeOf({ kind }: Result) {
    if (kind === 'failed') return message('search.failed')
    if (found.length === 0) return message('search.none')
    return found.length === 1
      ? message('search.one')
      : fill(message('search.many'), { count: found.length })
  }
}
