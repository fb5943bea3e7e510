import { useCallback, useLayoutEffect, useRef } from 'react'
import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DuplicateActionProps,
} from 'sanity'
import { useUnchanged } from './useUnchanged.ts'

type Description = DocumentActionDescription | null

/**
 * Returns a function that wraps one of the Studio's actions, each once: the Studio resolves actions on
 * every render, and a new function each time would lose its state.
 * @param useAction changes what the action returned
 * @param options given to the action
 */
export function actionWrapper(
  useAction: (action: Description, props: DocumentActionProps) => Description,
  options?: Pick<DuplicateActionProps, 'mapDocument'>,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapped =
      known.get(action) ??
      Object.assign(
        (props: DocumentActionProps) =>
          useSteady(useAction(action({ ...props, ...options }), props)),
        {
          action: action.action,
          displayName: action.displayName,
        },
      )
    known.set(action, wrapped)
    return wrapped
  }
}

/** Keeps the description of an action while nothing but its handler is new. */
export function useSteady(description: Description): Description {
  const latest = useRef(description)
  useLayoutEffect(() => {
    latest.current = description
  })
  const onHandle = useCallback(() => latest.current?.onHandle?.(), [])
  return useUnchanged(description && { ...description, ...(description.onHandle && { onHandle }) })
}
