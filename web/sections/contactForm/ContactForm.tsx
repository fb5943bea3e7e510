import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useMessages, useSite } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { mail, telephone } from '../../ui/hrefs.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'

/** No other page carries the form's code. Where it cannot be loaded, mail and telephone remain. */
const EnquiryForm = lazy(() =>
  import('../../enquiry/EnquiryForm.tsx').catch((error: unknown) => {
    console.error('The enquiry form could not be loaded', error)
    return { default: Direct }
  }),
)

/** The inlined script of every page marks that scripts run; see web/document/boot.ts. */
const WithScripts = styled.div`
  html:not([data-scripted]) & {
    display: none;
  }
`

const WithoutScripts = styled.div`
  html[data-scripted] & {
    display: none;
  }
`

/** Where enquiries are written; by mail and telephone where the form cannot work. */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  return (
    <Frame section={section} narrow>
      <WithScripts>
        <Suspense>
          <EnquiryForm />
        </Suspense>
      </WithScripts>
      <WithoutScripts>
        <Direct />
      </WithoutScripts>
    </Frame>
  )
}

function Direct() {
  const { emails, phone } = useSite()
  const message = useMessages()
  return (
    <Stack>
      <p {...translated(message('contact.direct'))} />
      <Row>
        <ButtonAnchor href={mail(emails.info)}>{emails.info}</ButtonAnchor>
        <ButtonAnchor $look="secondary" href={telephone(phone)}>
          {phone}
        </ButtonAnchor>
      </Row>
    </Stack>
  )
}
