import styled from 'styled-components'
import { DirectContact } from '../../enquiry/DirectContact.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'

const WithScripts = styled.div`
  max-width: 42rem;

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

/** The enquiry form; mail and telephone where its code cannot run (see `markFailed`). */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  return (
    <Frame section={section}>
      <WithScripts>
        <EnquiryForm services={section.services} />
      </WithScripts>
      <WithoutScripts>
        <DirectContact />
      </WithoutScripts>
    </Frame>
  )
}
