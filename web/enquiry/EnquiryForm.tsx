import styled from 'styled-components'
import { serviceOptions } from '../../shared/enquiry/serviceOptions.ts'
import { translated } from '../i18n/text.ts'
import { from, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from './Field.tsx'
import { Notices } from './Notices.tsx'
import { useEnquiry } from './useEnquiry.ts'
import { useFormWords } from './words.ts'

const Fields = styled.form`
  display: grid;
  gap: ${space.m};

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`

const Last = styled.div`
  display: grid;
  gap: ${space.m};
  grid-column: 1 / -1;
  justify-items: start;

  [role] {
    width: 100%;
  }

  [role]:empty {
    position: absolute;
  }
`

const Submit = styled(Button)`
  &:disabled {
    opacity: 0.65;
    cursor: progress;
  }
`

/**
 * The enquiry form (specification, sections 2 and 4). Its rules are ours, in the visitor's
 * language, so that the browser's own bubbles are off; `required` remains for assistive technology.
 */
export default function EnquiryForm() {
  const { form, isSending, failure, notice, keep, prepare, submit } = useEnquiry()
  const words = useFormWords()
  const shared = { words, failure }
  return (
    // `method` keeps what was typed out of the address bar, whatever happens to our scripts.
    <Fields ref={form} method="post" noValidate onSubmit={submit} onInput={keep} onFocus={prepare}>
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
            {serviceOptions.map((option) => (
              <option key={option} value={option} {...translated(words[`service.${option}`])} />
            ))}
          </select>
        )}
      </Field>
      <Field name="message" required wide {...shared}>
        {(control) => <textarea {...control} rows={6} autoComplete="off" />}
      </Field>
      <Last>
        <Submit
          type="submit"
          disabled={isSending}
          {...translated(words[isSending ? 'submit.sending' : 'submit.idle'])}
        />
        <Notices notice={notice} words={words} />
      </Last>
    </Fields>
  )
}
