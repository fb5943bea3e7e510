import styled from 'styled-components'
import type { Action } from '../../model/types.ts'
import { Row } from '../../ui/layout.tsx'
import { ActionButton } from './ActionButton.tsx'

export const ActionRow = styled(Row)`
  @media print {
    display: none;
  }
`

/** A row of buttons, the first of them primary. */
export function Actions({ actions }: { actions: Action[] }) {
  return (
    <ActionRow>
      {actions.map((action, index) => (
        <ActionButton
          key={action._key ?? action.kind}
          action={action}
          look={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </ActionRow>
  )
}
