import type { Action } from '../../model/types.ts'
import type { ButtonLook } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ActionButton } from './ActionButton.tsx'

/** A row of buttons, the first of them primary. */
export function Actions({ actions, onDeep = false }: { actions: Action[]; onDeep?: boolean }) {
  const rest: ButtonLook = onDeep ? 'onDeep' : 'secondary'
  return (
    <Row>
      {actions.map((action, index) => (
        <ActionButton
          key={action._key ?? action.kind}
          action={action}
          look={index === 0 ? 'primary' : rest}
        />
      ))}
    </Row>
  )
}
