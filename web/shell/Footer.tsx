import { memo } from 'react'
import styled from 'styled-components'
import { shortTitle } from '../../shared/content/pageTitles.ts'
import type { FooterContent } from '../../shared/content/shapes/navigation.ts'
import { MailLink, PhoneLink, WhatsAppLink } from '../contact/ContactLinks.tsx'
import { previewField, translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import type { Site } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import selvedgeFile from '../theme/selvedge.svg?no-inline'
import { color, font, from, grid } from '../theme/tokens.ts'
import { selvedge } from '../theme/weave.ts'
import { Container, Row } from '../ui/layout.tsx'
import { Summary } from '../ui/Summary.ts'
import { Today } from '../ui/Today.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { LegalFacts } from './LegalFacts.tsx'

const Area = styled.footer`
  background: ${color.footer};
  color: ${color.onFooter};
  font-size: ${font.size.s};
  line-height: 1.5;

  &::before {
    display: block;
    height: ${2 * selvedge.height}px;
    height: round(${(2 * selvedge.height) / 16}rem, ${selvedge.height}px);
    background: url(${selvedgeFile}) 0 0/auto 100%;
    content: '';
  }

  a {
    display: inline-block;
    max-width: 100%;
    padding-block: .15rem;
    text-decoration-color: transparent;

    &:hover {
      color: inherit;
      text-decoration-color: currentColor;
    }
  }

  :focus-visible {
    outline-color: ${color.onFooter};
  }

  @media print {
    background: none;
    color: ${color.ink};
    break-inside: avoid;

    &::before {
      display: none;
    }
  }
`

const FooterBody = styled(Container)`
  padding-block: 1.5rem .75rem;

  @media print {
    padding: 0;
  }
`

const widths: Record<FooterContent, string> = {
  services: '4.5fr',
  bodies: 'minmax(8rem, 2fr)',
  links: 'minmax(8.5rem, 1.5fr)',
}

/** The maximum number of lists beside the company; with more, the company is above them. */
const maxColumns = 4

/** Lists side by side on large screens; on small ones, groups of them to open. */
const Columns = styled.div<{ $lists: FooterContent[] }>`
  ${from.large} {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: ${({ $lists }) => $lists.length <= maxColumns && '4fr'} ${({ $lists }) => $lists.map((content) => widths[content]).join(' ')};
    gap: 2rem ${grid.gap};

    > :first-child {
      grid-row: span 2;

      ${({ $lists }) => $lists.length > maxColumns && 'grid-column: 1/-1;'}
    }
  }

  @media print {
    display: none;
  }
`

const Group = styled.details`
  border-top: 1px solid ${color.footerRule};

  summary {
    font-weight: 600;
  }

  span + span::before {
    content: ' · ';
    white-space: pre;
  }

  /* Without a box of its own, the content is never hidden, and its columns are those of the footer. */
  ${from.large} {
    @supports selector(::details-content) {
      &, &::details-content {
        display: contents;
      }

      summary {
        display: none;
      }
    }
  }
`

const Company = styled.div`
  margin-bottom: 1.25rem;

  > h2 {
    margin-bottom: .5rem;
    font: ${font.serifWeight} ${font.size.xl}/1.15 ${font.serif};
  }

  > p {
    max-width: 26em;
    margin-bottom: .5rem;
    color: ${color.onFooterMuted};
  }

  a {
    text-decoration-color: ${color.onFooterMuted};
  }
`

const LastLine = styled(Row)`
  text-wrap: balance;
  justify-content: space-between;
  gap: .5rem 2rem;
  padding-top: .75rem;
  border-top: 1px solid ${color.footerRule};

  ${from.large} {
    margin-top: 1rem;
  }

  color: ${color.onFooterMuted};

  ul {
    gap: 0 1.5rem;
  }

  @media print {
    display: none;
  }
`

export const Footer = memo(function Footer() {
  const site = useSite()
  const columns = site.navigation.footerColumns
  const message = useMessages()
  const socialLinks = site.socialLinks ?? []
  const lists = columns.map(({ content }) => content)
  if (socialLinks.length > 0) lists.push('links')
  return (
    <Area>
      <FooterBody>
        <Columns $lists={lists}>
          <Company>
            <h2 {...previewField('siteSettings:companyName')}>{site.companyName}</h2>
            <p {...translatedProps(site.blurb)} />
            <ul>
              <li>
                <MailLink />
              </li>
              <li>
                <PhoneLink />
              </li>
              {site.whatsapp && (
                <li>
                  <WhatsAppLink number={site.whatsapp} />
                </li>
              )}
              <li {...translatedProps(site.location)} />
            </ul>
          </Company>
          {groupsOf(columns).map((group) => (
            <Group key={group[0]?._key} suppressHydrationWarning>
              <Summary>
                <span>
                  {group.map(({ _key, heading }) => (
                    <span key={_key} {...translatedProps(heading)} />
                  ))}
                </span>
              </Summary>
              {group.map((column) => (
                <FooterColumn key={column._key} heading={column.heading}>
                  {linksOf(column, site).map(({ key, path, label }) => (
                    <li key={key}>
                      <PageLink to={path} {...translatedProps(label)} />
                    </li>
                  ))}
                </FooterColumn>
              ))}
            </Group>
          ))}
          {socialLinks.length > 0 && (
            <FooterColumn heading={message('footer.follow')}>
              {socialLinks.map(({ platform, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" target="_blank">
                    {platform}
                  </a>
                </li>
              ))}
            </FooterColumn>
          )}
        </Columns>
        <LegalFacts />
        <LastLine>
          <p {...previewField('siteSettings:companyName')}>
            © <Today format="year" /> <span>{site.companyName}</span>.{' '}
            <span {...translatedProps(message('footer.rights'))} />
          </p>
          <Row as="ul" aria-label={message('legalPages.label').value}>
            {site.legalPages.map((page) => (
              <li key={page._id}>
                <PageLink to={page.path} {...translatedProps(page.title)} />
              </li>
            ))}
          </Row>
        </LastLine>
      </FooterBody>
    </Area>
  )
})

type FooterColumns = Site['navigation']['footerColumns']

/** Returns the columns in the groups that small screens fold: neighbours that list services, or that list links. */
function groupsOf(columns: FooterColumns): FooterColumns[] {
  const groups: FooterColumns[] = []
  for (const column of columns) {
    const group = groups.at(-1)
    const isAlike = (group?.[0]?.content === 'links') === (column.content === 'links')
    if (group && isAlike) group.push(column)
    else groups.push([column])
  }
  return groups
}

/** A column without links of its own lists the site's service pages. */
function linksOf(column: FooterColumns[number], site: Site) {
  switch (column.content) {
    case 'links':
      return column.links.map(({ _key, page, label }) => ({ key: _key, path: page, label }))
    case 'services':
      return site.footerServices.map(({ _id, path, title }) => ({ key: _id, path, label: title }))
    case 'bodies':
      return site.footerBodies.map((body) => ({
        key: body._id,
        path: body.path,
        label: shortTitle(body),
      }))
  }
}
