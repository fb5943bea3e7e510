import styled from 'styled-components'
import { DirectContact } from '../../contact/DirectContact.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import { fillText } from '../../i18n/fillText.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages, useSite } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'

const WithScripts = styled.div`
  html:not([data-scripted]) &,
  html[data-scripted='failed'] & [type='submit'] {
    display: none;
  }
`

/** Contact links. If scripts fail, they are shown below a filled-in form, or in place of an empty one. */
const WithoutScripts = styled.div`
  margin-top: 1.25rem;

  html[data-scripted=''] & {
    display: none;
  }
`

const Failed = styled.p`
  margin-bottom: .75rem;

  html:not([data-scripted='failed']) & {
    display: none;
  }
`

/** Whether the build is of a site that takes enquiries. */
const takesEnquiries = import.meta.env.SUPABASE_URL !== ''

/**
 * The enquiry form, or email and telephone if its code cannot run (see `markFailed`), or if the site takes no
 * enquiries.
 */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const message = useMessages()
  const { phone } = useSite()
  if (!takesEnquiries)
    return (
      <Frame section={section}>
        <DirectContact />
      </Frame>
    )
  return (
    <Frame section={section}>
      <WithScripts>
        <EnquiryForm
          services={section.services}
          preset={section.preset}
          campaign={section.campaign}
        />
      </WithScripts>
      <WithoutScripts aria-live="assertive">
        <Failed {...translatedProps(fillText(message('notice.unexpected'), { phone }))} />
        <DirectContact />
      </WithoutScripts>
    </Frame>
  )
}
