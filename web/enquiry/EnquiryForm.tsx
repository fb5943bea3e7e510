import styled, { keyframes } from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import type { ServiceOption } from '../model/types.ts'
import { PageLink } from '../routing/PageLink.tsx'
import { color, from, grid } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from './Field.tsx'
import { Notices } from './Notices.tsx'
import { useEnquiry } from './useEnquiry.ts'

const Fields = styled.form`
  display: grid;
  gap: 1.25rem ${grid.gap};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* A receipt takes the place of the empty fields, until another message is written. */
  &[data-sent] > :not(:last-child), &[data-sent] [type='submit'] {
    display: none;
  }

  /* Only a receipt is worth printing. */
  @media print {
    &:not([data-sent]) {
      display: none;
    }
  }
`

const SubmitArea = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-column: 1 / -1;
  justify-items: start;

  [role] {
    width: 100%;
  }

  [role]:empty {
    position: absolute;
  }
`

const Privacy = styled.p`
  grid-column: 1 / -1;

  a {
    display: inline-block;
    padding-block: .2rem;
  }
`

const weaving = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`

/**
 * The button that sends. While an enquiry is being sent, a striped progress bar moves along the button's upper edge.
 */
const Submit = styled(Button)`
  position: relative;

  &[aria-busy='true']::before {
    position: absolute;
    inset: 0 0 auto;
    height: 4px;
    background: repeating-linear-gradient(90deg, ${color.accent} 0 4px, ${color.highlight} 4px 8px);
    content: '';
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: ${weaving} 2s steps(16) infinite;
    }
  }
`

type EnquiryFormProps = {
  services: readonly ServiceOption[]
  /** The option that is selected initially, unless the address names another one. */
  preset?: string | undefined
  /** The campaign of enquiries from visitors who did not follow a campaign's link. */
  campaign?: string | undefined
}

/**
 * The enquiry form. It has `noValidate`, because its messages are in the page's language; `required` is for screen
 * readers.
 */
export function EnquiryForm({ services, preset, campaign }: EnquiryFormProps) {
  const message = useMessages()
  const { form, isSending, issue, outcome, onInput, submit, writeAnother } = useEnquiry({
    preset,
    campaign,
  })
  return (
    // `post` keeps the input out of the address bar if there are no scripts.
    <Fields
      ref={form}
      method="post"
      noValidate
      data-service={preset}
      data-sent={outcome?.kind === 'sent' ? '' : undefined}
      onSubmit={submit}
      onInput={onInput}
    >
      <Field name="firstName" required issue={issue}>
        {(control) => <input {...control} type="text" dir="auto" autoComplete="given-name" />}
      </Field>
      <Field name="lastName" issue={issue}>
        {(control) => <input {...control} type="text" dir="auto" autoComplete="family-name" />}
      </Field>
      <Field name="email" required issue={issue}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </Field>
      <Field name="phone" issue={issue}>
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field name="organization" issue={issue}>
        {(control) => <input {...control} type="text" dir="auto" autoComplete="organization" />}
      </Field>
      <Field name="service" issue={issue}>
        {(control) => (
          <select {...control} autoComplete="off" defaultValue="">
            <option value="" {...translatedProps(message('service.none'))} />
            {services.map(({ option, name }) => (
              <option key={name.key} value={option} {...translatedProps(name)} />
            ))}
          </select>
        )}
      </Field>
      <Field name="message" required wide issue={issue}>
        {(control) => <textarea {...control} dir="auto" rows={6} autoComplete="off" />}
      </Field>
      <Privacy>
        <PageLink to="/privacy" {...translatedProps(message('submit.privacy'))} />
      </Privacy>
      <SubmitArea>
        <Submit
          type="submit"
          disabled={isSending}
          aria-busy={isSending || undefined}
          {...translatedProps(message(isSending ? 'submit.sending' : 'submit.idle'))}
        />
        <Notices
          outcome={outcome}
          isSending={isSending}
          services={services}
          onWriteAnother={writeAnother}
        />
      </SubmitArea>
    </Fields>
  )
}
