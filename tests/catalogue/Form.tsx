import styled from 'styled-components'
import {
  type EnquiryField,
  type EnquiryIssue,
  enquiryFields,
} from '../../shared/enquiry/enquiry.ts'
import { type ControlProps, Field } from '../../web/enquiry/Field.tsx'
import { Notices } from '../../web/enquiry/Notices.tsx'
import type { EnquiryOutcome } from '../../web/enquiry/useEnquiry.ts'
import { translatedProps } from '../../web/i18n/translatedProps.ts'
import { useMessages } from '../../web/loading/ContentProvider.tsx'
import { from, grid } from '../../web/theme/tokens.ts'
import { Button } from '../../web/ui/Button.tsx'
import { classOf } from './forcedStates.ts'
import { Specimen } from './Specimen.tsx'

const Fields = styled.div`
  display: grid;
  gap: 1.25rem ${grid.gap};
  max-width: 48rem;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** An option of *Service of Interest*; the real ones are content. */
const service = 'Malaria & ARV Drug Sales'

/** A control like that of a form field. */
function Control({
  control,
  value = '',
  className,
}: {
  control: ControlProps
  value?: string
  className?: string
}) {
  const message = useMessages()
  const shared = { ...control, className, defaultValue: value }
  if (control.name === 'message') return <textarea {...shared} rows={6} />
  if (control.name !== 'service') return <input {...shared} type="text" />
  return (
    <select {...shared}>
      <option value="" {...translatedProps(message('service.none'))} />
      <option>{service}</option>
    </select>
  )
}

/** Broken rules of fields of each kind of control. */
const issues: EnquiryIssue[] = [
  { field: 'firstName', code: 'firstName.required', limit: 1 },
  { field: 'email', code: 'email.invalid' },
  { field: 'message', code: 'message.tooShort', limit: 10 },
]

const sent = {
  firstName: 'Ama',
  lastName: 'Mensah',
  phone: '',
  organization: 'Ministry of Health',
  email: 'ama.mensah@example.org',
  service,
  message: 'We wish to register two products in Nigeria.',
}

const values: Partial<Record<EnquiryField, string>> = sent

/** Outcomes of a submission, by description. A missing kind does not compile. */
const outcomes = {
  invalid: { kind: 'invalid', issue: { field: 'email', code: 'email.invalid' } },
  refused: { kind: 'refused', isOffline: false },
  'refused-offline': { kind: 'refused', isOffline: true },
  unexpected: { kind: 'unexpected', isOffline: false },
  sent: {
    kind: 'sent',
    enquiry: sent,
    reference: 'K7QX-3M9T',
    sentAt: Date.parse('2026-11-25T14:02:00Z'),
  },
} satisfies Record<EnquiryOutcome['kind'], EnquiryOutcome> & Record<string, EnquiryOutcome>

/** Fields of the form, empty, filled, in each state and with an error, and the notices after a submission. */
export function Form() {
  const message = useMessages()
  const states = [
    { name: 'fields-rest' },
    { name: 'fields-filled', values },
    { name: 'fields-hover', className: classOf('hover') },
    { name: 'fields-focus', className: classOf('focus') },
  ]
  return (
    <>
      {states.map(({ name, values, className }) => (
        <Specimen key={name} name={name} padded>
          <Fields>
            {enquiryFields.map((field) => (
              <Field
                key={field}
                name={field}
                issue={null}
                required={field === 'email'}
                wide={field === 'message'}
              >
                {(control) => (
                  <Control control={control} value={values?.[field]} className={className} />
                )}
              </Field>
            ))}
          </Fields>
        </Specimen>
      ))}
      <Specimen name="fields-faulty" padded>
        <Fields>
          {issues.map((issue) => (
            <Field
              key={issue.field}
              name={issue.field}
              issue={issue}
              required
              wide={issue.field === 'message'}
            >
              {(control) => <Control control={control} />}
            </Field>
          ))}
        </Fields>
      </Specimen>
      <Specimen name="form-buttons" padded>
        <Fields>
          <Button {...translatedProps(message('submit.idle'))} />
          <Button disabled {...translatedProps(message('submit.sending'))} />
        </Fields>
      </Specimen>
      {Object.entries(outcomes).map(([name, outcome]) => (
        <Specimen key={name} name={`notice-${name}`} padded>
          {/* Inert, because a notice takes the focus. */}
          <div inert>
            <Notices
              outcome={outcome}
              isSending={false}
              services={[{ option: service, name: { key: 'service', value: service } }]}
              onWriteAnother={() => {}}
            />
          </div>
        </Specimen>
      ))}
    </>
  )
}
