import type { ComponentProps, ReactElement } from 'react'
import styled from 'styled-components'
import type { EnquiryField, Failure } from '../../shared/enquiry/enquiry.ts'
import { translated } from '../i18n/text.ts'
import { color, radius, space } from '../theme/tokens.ts'
import type { FormWords } from './words.ts'

const Group = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};

  input, select, textarea {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${color.muted};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: inherit;
    font: inherit;
  }

  textarea {
    min-height: 9rem;
    resize: vertical;
  }

  [aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`

const Label = styled.label`
  font-weight: 600;
`

const Required = styled.span`
  color: ${color.muted};
  font-weight: 400;
`

const Fault = styled.p`
  color: ${color.danger};
`

/** Props of a field's control. */
export type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'
>

type FieldProps = {
  name: EnquiryField
  words: FormWords
  failure: Failure | null
  required?: boolean
  /** Spans all columns of the form. */
  wide?: boolean
  children: (control: ControlProps) => ReactElement
}

/** A field of the form: its label, its control and the message if its value is invalid. */
export function Field({
  name,
  words,
  failure,
  required = false,
  wide = false,
  children,
}: FieldProps) {
  const id = `enquiry-${name}`
  const isFaulty = failure?.field === name
  return (
    <Group $wide={wide}>
      <Label htmlFor={id}>
        <span {...translated(words[`field.${name}`])} />
        {required && (
          <Required>
            {' ('}
            <span {...translated(words['field.required'])} />
            {')'}
          </Required>
        )}
      </Label>
      {children({
        id,
        name,
        required,
        'aria-invalid': isFaulty || undefined,
        'aria-describedby': isFaulty ? `${id}-fault` : undefined,
      })}
      {isFaulty && <Fault id={`${id}-fault`} {...translated(words[failure.rule])} />}
    </Group>
  )
}
