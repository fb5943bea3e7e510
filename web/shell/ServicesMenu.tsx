import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { PageNavLink } from '../routing/PageLink.tsx'
import { color, font, grid, headerHeight } from '../theme/tokens.ts'
import { chevron } from '../ui/marks.ts'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'
import { serviceGroupsOf } from './serviceGroups.ts'

/** The groups of services, in full width below the header. A group without a heading is a row across it. */
const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1.5rem ${grid.gap};
  max-height: calc(100dvh - ${headerHeight});
  padding: 1.5rem max(${grid.page}, (100% - ${grid.width}) / 2 + ${grid.page}) 1.75rem;
  overflow-y: auto;
  border-block: 1px solid ${color.ink};
  background: ${color.paper};

  ul {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1/-1;
    align-content: start;
    column-gap: ${grid.gap};
  }

  && a {
    flex: 1;
    align-items: start;
    padding-block: .65rem;
    border: 0;
    border-bottom: 1px solid ${color.rule};
    font: ${font.serifWeight} ${font.size.l}/1.25 ${font.serif};
    white-space: normal;

    &:hover, &[aria-current] {
      border-color: ${color.accent};
      color: ${color.accent};
    }

    &[aria-current] {
      font-weight: ${font.serifWeight};
    }
  }
`

/** A long group has two columns. */
const Group = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  align-content: start;

  &:has(li:nth-child(6)) {
    grid-column: span 2;
  }

  &:not(:has(p)) {
    grid-column: 1/-1;
  }

  > p {
    grid-column: 1/-1;
    padding-bottom: .25rem;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
    font-weight: 600;
  }
`

const Menu = styled.details`
  display: flex;

  /* Without scripts, the link beside it leads to the services. */
  html:not([data-scripted]) & {
    display: none;
  }
`

const Toggle = styled.summary`
  display: flex;
  align-items: center;
  height: 100%;
  min-width: 1.75rem;
  ${chevron}

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** The services below the header of large screens. They are rendered once the menu is opened, to keep pages small. */
export function ServicesMenu() {
  const groups = serviceGroupsOf(useSite())
  const message = useMessages()
  const { details, close } = useDismiss()
  const [isOpen, setOpen] = useState(false)
  // The menu may have been opened before the application ran.
  useEffect(() => setOpen(details.current?.open ?? false), [details])
  if (groups.length === 0) return null
  return (
    <Menu
      ref={details}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Toggle data-starts>
        <VisuallyHidden {...translatedProps(message('menu.services'))} />
      </Toggle>
      {isOpen && (
        <Panel
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close()
          }}
        >
          {groups.map(({ _key, heading, pages }) => (
            <Group key={_key}>
              {heading && <p {...translatedProps(heading)} />}
              <ul aria-label={heading?.value}>
                {pages.map(({ _id, path, title }) => (
                  <li key={_id}>
                    <PageNavLink to={path} {...translatedProps(title)} />
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Panel>
      )}
    </Menu>
  )
}
