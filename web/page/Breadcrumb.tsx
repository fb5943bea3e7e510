import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { breadcrumb } from '../model/breadcrumb.ts'
import type { Page } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { below, color, font } from '../theme/tokens.ts'

const Crumbs = styled.nav`
  grid-column: 1/-1;
  margin-bottom: clamp(1rem, 2.6vw, 2.25rem);

  ol {
    display: flex;
    flex-wrap: wrap;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
  }

  li:not(:last-child)::after {
    margin-inline: .6rem;
    color: ${color.edge};
    content: '/';
    content: '/' / '';
  }

  /* On small screens, the page itself is left out: its heading is below. */
  ${below.large} {
    li:last-child {
      display: none;
    }

    li:nth-last-child(2)::after {
      content: none;
    }
  }

  a, span {
    display: inline-block;
    padding-block: .15rem;
  }

  @media print {
    display: none;
  }
`

export function Breadcrumb({ page }: { page: Page }) {
  const message = useMessages()
  const crumbs = breadcrumb(page, useSite())
  if (crumbs.length === 0) return null
  return (
    <Crumbs aria-label={message('breadcrumb.label').value}>
      <ol>
        {crumbs.map(({ path, label }) => (
          <li key={path}>
            {path === page.path ? (
              <span aria-current="page" {...translatedProps(label)} />
            ) : (
              <PageLink to={path} {...translatedProps(label)} />
            )}
          </li>
        ))}
      </ol>
    </Crumbs>
  )
}
