import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { DirectContact } from '../../enquiry/DirectContact.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import type { SectionOf } from '../../model/types.ts'
import { from, grid } from '../../theme/tokens.ts'
import { Split } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'

const WithScripts = styled.div`
  html:not([data-scripted]) & {
    display: none;
  }
`

/** Below a filled form where the scripts have failed, and in place of an empty one. */
const WithoutScripts = styled.div`
  margin-top: 1.25rem;

  html[data-scripted=''] & {
    display: none;
  }
`

const Beside = styled.aside`
  ${from.large} {
    margin-left: ${grid.gap};
  }

  html:not([data-scripted='']) & {
    display: none;
  }
`

/** The enquiry form; mail and telephone where its code cannot run (see `markFailed`). */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const message = useMessages()
  return (
    <Frame section={section}>
      <Split $columns="6fr 3fr">
        <div>
          <WithScripts>
            <EnquiryForm services={section.services} />
          </WithScripts>
          <WithoutScripts>
            <DirectContact />
          </WithoutScripts>
        </div>
        <Beside aria-label={message('contact.direct').value}>
          <DirectContact />
        </Beside>
      </Split>
    </Frame>
  )
}
