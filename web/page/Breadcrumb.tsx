import styled from 'styled-components'
import { breadcrumb } from '../content/breadcrumb.ts'
import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { translated } from '../i18n/text.ts'
import type { Page } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, font, space } from '../theme/tokens.ts'

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  color: ${color.muted};
  font-size: ${font.size.small};

  li:not(:last-child)::after {
    margin-left: ${space.s};
    content: '/';
  }
`

/** Breadcrumb navigation; nothing on the home page. */
export function Breadcrumb({ page }: { page: Page }) {
  const message = useMessages()
  const crumbs = breadcrumb(page, useSite())
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={message('nav.breadcrumb').value}>
      <Crumbs>
        {crumbs.map(({ path, label }) => (
          <li key={path}>
            {path === page.path ? (
              <span aria-current="page" {...translated(label)} />
            ) : (
              <PageLink to={path} {...translated(label)} />
            )}
          </li>
        ))}
      </Crumbs>
    </nav>
  )
}
