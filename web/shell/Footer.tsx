import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../shared/content/text.ts'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { below, color, font, from, grid } from '../theme/tokens.ts'
import { mail, telephone, whatsapp } from '../ui/hrefs.ts'
import { Container, Row } from '../ui/layout.tsx'
import { Today } from '../ui/Today.tsx'
import { quickLinks } from './navigation.ts'

/** A strip of the weave above the footer: the mark's cell between threads. */
const selvedge =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='14' viewBox='0 0 24 7' shape-rendering='crispEdges'%3E%3Cpath fill='%23c9a35a' fill-rule='evenodd' d='M3 0h1v1h1v1h1v1h1v1H6v1H5v1H4v1H3V6H2V5H1V4H0V3h1V2h1V1h1zM3 2h1v1h1v1H4v1H3V4H2V3h1z'/%3E%3Cpath fill='%23b4562f' d='M8 0h3v7H8zM20 0h3v7H20z'/%3E%3Cpath fill='%23c9a35a' d='M12 0h1v7H12zM18 0h1v7H18z'/%3E%3Cpath fill='%23f3eee2' d='M14 0h1v7H14zM16 0h1v7H16z'/%3E%3C/svg%3E\")"

const Ground = styled.footer`
  background: ${color.deep};
  color: ${color.onDeep};
  font-size: ${font.size.s};
  line-height: 1.5;

  &::before {
    display: block;
    height: 14px;
    background: ${selvedge};
    content: '';
  }

  a {
    display: inline-block;
    padding-block: .22rem;
    text-decoration-color: transparent;

    &:hover {
      color: inherit;
      text-decoration-color: currentColor;
    }
  }

  :focus-visible {
    outline-color: ${color.onDeep};
  }

  @media print {
    background: none;
    color: ${color.ink};

    &::before {
      display: none;
    }
  }
`

const Sheet = styled(Container)`
  padding-block: clamp(2.5rem, 4.5vw, 4rem) 1.5rem;

  @media print {
    padding: 4mm 0 0;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2rem ${grid.gap};

  ${from.large} {
    grid-template-columns: 4fr 4.5fr 2fr;
    grid-auto-columns: 1.5fr;
    grid-auto-flow: column;
  }

  ${below.small} {
    > :nth-child(-n + 2) {
      grid-column: 1/-1;
    }
  }

  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`

const Company = styled.div`
  > h2 {
    margin-bottom: .9rem;
    font: ${font.serifWeight} ${font.size.xl}/1.15 ${font.serif};
  }

  > p {
    max-width: 26em;
    margin-bottom: 1rem;
    color: ${color.onDeep2};
  }

  a {
    text-decoration-color: ${color.onDeep2};
  }

  @media print {
    > p {
      color: ${color.ink2};
    }
  }
`

const Heading = styled.h2`
  margin-bottom: .35rem;
  padding-bottom: .6rem;
  border-bottom: 1px solid ${color.deepRule};
  font-size: inherit;
  font-weight: 600;
  line-height: 1.4;
`

const Links = styled.ul<{ $columns: boolean }>`
  columns: ${({ $columns }) => ($columns ? '2 11rem' : 'auto')};
  column-gap: ${grid.gap};

  li {
    break-inside: avoid;
  }
`

const LastLine = styled(Row)`
  justify-content: space-between;
  gap: .5rem 2rem;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding-top: 1rem;
  border-top: 1px solid ${color.deepRule};
  color: ${color.onDeep2};

  ul {
    gap: 0 1.5rem;
  }

  @media print {
    color: ${color.ink2};

    ul {
      display: none;
    }
  }
`

type ColumnProps = {
  heading: Text
  /** Long lists are set in two columns. */
  long?: boolean
  children: ReactNode
}

function Column({ heading, long = false, children }: ColumnProps) {
  return (
    <div>
      <Heading {...translated(heading)} />
      <Links $columns={long}>{children}</Links>
    </div>
  )
}

/** The footer of every page. */
export function Footer() {
  const site = useSite()
  const message = useMessages()
  const socialLinks = [
    ...(site.whatsapp ? [{ platform: 'WhatsApp', url: whatsapp(site.whatsapp) }] : []),
    ...(site.socialLinks ?? []),
  ]

  return (
    <Ground>
      <Sheet>
        <Columns>
          <Company>
            <h2>{site.companyName}</h2>
            <p {...translated(site.blurb)} />
            <ul>
              <li>
                <a href={mail(site.emails.info)}>{site.emails.info}</a>
              </li>
              <li>
                <a href={telephone(site.phone)}>{site.phone}</a>
              </li>
              <li {...translated(site.location)} />
            </ul>
          </Company>
          <Column heading={message('footer.services')} long>
            {site.footerServices.map((service) => (
              <li key={service._id}>
                <PageLink to={service.path} {...translated(service.title)} />
              </li>
            ))}
          </Column>
          <Column heading={message('footer.bodies')}>
            {site.footerBodies.map((body) => (
              <li key={body._id}>
                <PageLink to={body.path} {...translated(body.shortTitle)} />
              </li>
            ))}
          </Column>
          <Column heading={message('footer.links')}>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to} {...translated(message(label))} />
              </li>
            ))}
          </Column>
          {socialLinks.length > 0 && (
            <Column heading={message('footer.follow')}>
              {socialLinks.map(({ platform, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" target="_blank">
                    {platform}
                  </a>
                </li>
              ))}
            </Column>
          )}
        </Columns>
        <LastLine>
          <p>
            © <Today format="year" /> {site.companyName}.{' '}
            <span {...translated(message('footer.rights'))} />
          </p>
          <Row as="ul" aria-label={message('footer.legal').value}>
            {site.legalPages.map((page) => (
              <li key={page._id}>
                <PageLink to={page.path} {...translated(page.title)} />
              </li>
            ))}
          </Row>
        </LastLine>
      </Sheet>
    </Ground>
  )
}
