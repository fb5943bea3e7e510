import { type ComponentProps, type ReactElement, useId } from 'react'
import styled from 'styled-components'
import type { EnquiryField, EnquiryIssue } from '../../shared/enquiry/enquiry.ts'
import { fillText } from '../i18n/fillText.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { color, font, palettes } from '../theme/tokens.ts'
import { fieldBox } from '../ui/fieldBox.ts'

/** The arrow of a select, in one colour for both modes, because images cannot use custom properties. */
const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 9'%3E%3Cpath d='m1.5 1.5 5.5 5.5 5.5-5.5' fill='none' stroke='${encodeURIComponent(palettes.light.edge)}' stroke-width='2'/%3E%3C/svg%3E")`

const Group = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: .35rem;
  break-inside: avoid;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};

  input, select, textarea {
    width: 100%;
    ${fieldBox}
    line-height: 1.4;

    &:hover {
      border-color: ${color.ink};
    }

    &:focus {
      border-color: ${color.ink};
      outline: 3px solid ${color.accent};
      outline-offset: 1px;
    }
  }

  select {
    padding-right: 2.75rem;
    background: ${color.field} ${arrow} right 1rem center/.8rem no-repeat;
    appearance: none;
  }

  textarea {
    min-height: 11rem;
    resize: vertical;
    /* Grows with a message that a tool or a draft has filled in. */
    field-sizing: content;
  }

  [aria-invalid='true'] {
    padding: calc(.65rem - 1px) calc(.85rem - 1px);
    border: 2px solid ${color.accent};
  }
`

const Label = styled.label`
  font-size: ${font.size.s};
  font-weight: 600;
`

const Required = styled.span`
  color: ${color.inkMuted};
  font-weight: 400;
`

const Message = styled.p`
  display: flex;
  gap: .5rem;
  color: ${color.accent};
  font-size: ${font.size.s};
  font-weight: 600;

  &::before {
    flex: none;
    width: 1.35em;
    height: 1.35em;
    margin-top: .1em;
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 700;
    line-height: 1.35;
    text-align: center;
    content: '!';
    content: '!' / '';
  }
`

/** The props that connect a control with its label and its error message. */
export type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'
>

type FieldProps = {
  name: EnquiryField
  /** The form's issue. The field shows the issue if it is about this field. */
  issue: EnquiryIssue | null
  required?: boolean
  /** Whether the field spans both columns. */
  wide?: boolean
  children: (control: ControlProps) => ReactElement
}

/** A field with its label, and its error message, which the control refers to. */
export function Field({ name, issue, required = false, wide = false, children }: FieldProps) {
  const message = useMessages()
  const id = useId()
  const isInvalid = issue?.field === name
  return (
    <Group $wide={wide}>
      <Label htmlFor={id}>
        <span {...translatedProps(message(`field.${name}`))} />
        {required && (
          <Required>
            {' ('}
            <span {...translatedProps(message('field.required'))} />
            {')'}
          </Required>
        )}
      </Label>
      {children({
        id,
        name,
        required,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': isInvalid ? `${id}-issue` : undefined,
      })}
      {isInvalid && (
        <Message id={`${id}-issue`}>
          <span {...translatedProps(fillText(message(issue.code), { limit: issue.limit }))} />
          {Number(issue.count) > Number(issue.limit) && (
            <span>{` ${issue.count}\u00a0/\u00a0${issue.limit}`}</span>
          )}
        </Message>
      )}
    </Group>
  )
}
