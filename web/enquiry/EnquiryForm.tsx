import styled from 'styled-components'
import type { FormWords } from '../i18n/formWords.ts'
import { translated } from '../i18n/text.ts'
import type { ServiceOption } from '../model/types.ts'
import { from, grid } from '../theme/tokens.ts'
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
`

const Last = styled.div`
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

type EnquiryFormProps = {
  services: readonly ServiceOption[]
  words: FormWords
}

/**
 * The enquiry form (specification, sections 2 and 4). `noValidate`, because its messages are in the
 * visitor's language; `required` is for assistive technology.
 */
export function EnquiryForm({ services, words }: EnquiryFormProps) {
  const { form, isSending, issue, outcome, keep, submit } = useEnquiry()
  const shared = { words, issue }
  return (
    // Without scripts, `post` keeps what was typed out of the address bar.
    <Fields ref={form} method="post" noValidate onSubmit={submit} onInput={keep}>
      <Field name="firstName" required {...shared}>
        {(control) => <input {...control} type="text" autoComplete="given-name" />}
      </Field>
      <Field name="lastName" {...shared}>
        {(control) => <input {...control} type="text" autoComplete="family-name" />}
      </Field>
      <Field name="email" required {...shared}>
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
      <Field name="phone" {...shared}>
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field name="organization" {...shared}>
        {(control) => <input {...control} type="text" autoComplete="organization" />}
      </Field>
      <Field name="service" {...shared}>
        {(control) => (
          <select {...control} autoComplete="off" defaultValue="">
            <option value="" {...translated(words['service.none'])} />
            {services.map(({ option, name }) => (
              <option key={name.key} value={option} {...translated(name)} />
            ))}
          </select>
        )}
      </Field>
      <Field name="message" required wide {...shared}>
        {(control) => <textarea {...control} rows={6} autoComplete="off" />}
      </Field>
      <Last>
        <Button
          type="submit"
          disabled={isSending}
          {...translated(words[isSending ? 'submit.sending' : 'submit.idle'])}
        />
        <Notices outcome={outcome} words={words} />
      </Last>
    </Fields>
  )
}
