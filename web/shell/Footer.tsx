import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../shared/content/text.ts'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, font, space } from '../theme/tokens.ts'
import { mail, telephone, whatsapp } from '../ui/hrefs.ts'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Today } from '../ui/Today.tsx'
import { quickLinks } from './navigation.ts'

const Ground = styled.footer`
  padding-block: ${space.xl} ${space.l};
  background: ${color.deep};
  color: ${color.onDeepMuted};
  font-size: ${font.size.small};

  a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${color.onDeep};
      text-decoration: underline;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space.xl} ${space.l};
`

const Heading = styled.h2`
  margin-bottom: ${space.s};
  color: ${color.onDeep};
  font-size: ${font.size.body};
`

const Links = styled.ul`
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`

const LastLine = styled(Row)`
  justify-content: space-between;
  margin-top: ${space.xl};
  padding-top: ${space.m};
  border-top: 1px solid rgb(255 255 255 / 20%);
`

function Column({ heading, children }: { heading: Text; children: ReactNode }) {
  return (
    <div>
      <Heading {...translated(heading)} />
      <Links>{children}</Links>
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
      <Container>
        <Columns>
          <Stack $gap="s">
            <Heading>{site.companyName}</Heading>
            <p {...translated(site.blurb)} />
            <Links>
              <li>
                <a href={mail(site.emails.info)}>{site.emails.info}</a>
              </li>
              <li>
                <a href={telephone(site.phone)}>{site.phone}</a>
              </li>
              <li {...translated(site.location)} />
            </Links>
          </Stack>
          <Column heading={message('footer.services')}>
            {site.footerServices.map((service) => (
              <li key={service._id}>
                <PageLink to={service.path} {...translated(service.title)} />
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
          <Column heading={message('footer.bodies')}>
            {site.footerBodies.map((body) => (
              <li key={body._id}>
                <PageLink to={body.path} {...translated(body.shortTitle)} />
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
      </Container>
    </Ground>
  )
}
