import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { markFailed } from '../../browser/scripted.ts'
import { withinTimeLimit } from '../../browser/timeLimit.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { DirectContact } from '../../enquiry/DirectContact.tsx'
import type { SectionOf } from '../../model/types.ts'
import { from, grid } from '../../theme/tokens.ts'
import { Frame } from '../parts/Frame.tsx'

/** Loaded by the contact page alone. */
const EnquiryForm = lazy(() =>
  withinTimeLimit(() => import('../../enquiry/EnquiryForm.tsx')).catch((error: unknown) => {
    console.error('The enquiry form could not be loaded', error)
    markFailed()
    return { default: PrerenderedForm }
  }),
)

/**
 * Keeps the prerendered form with what has been typed: React does not patch the text content of an
 * element that suppresses the warning.
 */
function PrerenderedForm() {
  return <form suppressHydrationWarning> </form>
}

/** The form, and at its side the other ways to reach the company. */
const Columns = styled.div`
  display: grid;
  gap: 2.5rem ${grid.gap};
  align-items: start;

  ${from.large} {
    grid-template-columns: 6fr 3fr;

    > aside {
      margin-left: ${grid.gap};
    }
  }
`

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
  html:not([data-scripted='']) & {
    display: none;
  }
`

/** The enquiry form; mail and telephone where its code cannot run (see `markFailed`). */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const message = useMessages()
  return (
    <Frame section={section}>
      <Columns>
        <div>
          <WithScripts>
            <Suspense>
              <EnquiryForm />
            </Suspense>
          </WithScripts>
          <WithoutScripts>
            <DirectContact />
          </WithoutScripts>
        </div>
        <Beside aria-label={message('contact.direct').value}>
          <DirectContact />
        </Beside>
      </Columns>
    </Frame>
  )
}
