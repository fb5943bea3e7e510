import { useEffect } from 'react'
import styled from 'styled-components'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { EmergencyLink } from '../contact/ContactLinks.tsx'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { ButtonLink, PageLink } from '../routing/PageLink.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { color, font, from } from '../theme/tokens.ts'
import { Container, spanning, twelveColumns } from '../ui/layout.tsx'
import { H1, Lead } from '../ui/typography.tsx'
import { Cover } from './hero/Cover.tsx'

/** The cover's background. It fills the main area, which would otherwise be visible below it. */
const Ground = styled(Cover)`
  min-height: 70vh;
`

const Area = styled(Container)`
  display: grid;
  gap: 3rem;
  padding-block: clamp(3rem, 6vw, 5.5rem);
  ${twelveColumns}
`

const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.25rem;

  ${H1} {
    font-size: ${font.size.h2};
  }

  ${spanning('1/7')}
`

const Code = styled.p`
  color: ${color.accent};
  font: ${font.serifWeight} clamp(6rem, 2rem + 14vw, 13rem)/.8 ${font.serif};
  letter-spacing: 0;
`

const Ways = styled.div`
  ${spanning('7/-1')}

  form {
    max-width: none;
  }

  ul {
    margin-top: 2rem;
    border-top: 1px solid ${color.rule};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1rem;
    border-bottom: 1px solid ${color.rule};
    color: ${color.inkMuted};
    font-size: ${font.size.s};
  }

  a {
    padding-block: .6rem;
    color: ${color.ink};
    font: ${font.serifWeight} ${font.size.l}/1.3 ${font.serif};
    text-decoration-color: transparent;

    &:hover {
      text-decoration-color: currentColor;
    }
  }

  ${from.large} {
    padding-top: .25rem;
  }
`

/** The number of suggested service pages, in the footer's order. */
const offered = 6

/** The not-found page, with the search, services and the telephone. Logs the attempted path to the console. */
export function NotFound({ path }: { path: string }) {
  const message = useMessages()
  const { footerServices } = useSite()
  useEffect(() => {
    console.warn(`404: there is no page at ${path}`)
  }, [path])
  return (
    <Ground as="section" id="not-found" aria-labelledby="not-found-heading">
      <Area>
        <Texts>
          <Code {...translatedProps(message('status.notFound'))} />
          <H1 id="not-found-heading" {...translatedProps(message('notFound.heading'))} />
          <Lead {...translatedProps(message('notFound.text'))} />
          <ButtonLink to={homePath} {...translatedProps(message('notFound.home'))} />
        </Texts>
        <Ways>
          <SearchForm />
          <ul>
            {footerServices.slice(0, offered).map(({ _id, path, title }) => (
              <li key={_id}>
                <PageLink to={path} {...translatedProps(title)} />
              </li>
            ))}
            <li>
              <span {...translatedProps(message('nav.emergency'))} />
              <EmergencyLink />
            </li>
          </ul>
        </Ways>
      </Area>
    </Ground>
  )
}
