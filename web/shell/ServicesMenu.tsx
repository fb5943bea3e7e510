import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages, useSite } from '../loading/ContentProvider.tsx'
import { PageNavLink } from '../routing/PageLink.tsx'
import { color, font, grid } from '../theme/tokens.ts'
import { chevron } from '../ui/marks.ts'
import { VisuallyHidden } from '../ui/typography.tsx'
import { useDismiss } from '../ui/useDismiss.ts'

/** The list of services, in full width below the header. */
const List = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 ${grid.gap};
  padding: 1rem max(${grid.page}, (100% - ${grid.width}) / 2 + ${grid.page}) 1.75rem;
  border-block: 1px solid ${color.ink};
  background: ${color.paper};

  && a {
    flex: 1;
    align-items: start;
    padding-block: .75rem;
    border: 0;
    border-bottom: 1px solid ${color.rule};
    font: ${font.serifWeight} ${font.size.l}/1.25 ${font.serif};
    white-space: normal;

    &:hover, &[aria-current] {
      border-color: ${color.accent};
      color: ${color.accent};
    }
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

/** All service pages below the header of large screens. The list is rendered once it is opened, to keep pages small. */
export function ServicesMenu() {
  const { services } = useSite()
  const message = useMessages()
  const { details, close } = useDismiss()
  const [isOpen, setOpen] = useState(false)
  // The menu may have been opened before the application ran.
  useEffect(() => setOpen(details.current?.open ?? false), [details])
  if (services.length === 0) return null
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
        <List
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close()
          }}
        >
          {services.map((service) => (
            <li key={service._id}>
              <PageNavLink to={service.path} {...translatedProps(service.title)} />
            </li>
          ))}
        </List>
      )}
    </Menu>
  )
}
