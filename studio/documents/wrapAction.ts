import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from 'sanity'

/**
 * Returns a function that wraps one of the Studio's actions, each once: the Studio resolves actions on
 * every render, and a new function each time would lose its state.
 * @param wrap a hook; it has to call the action
 */
export function actionWrapper(
  wrap: (
    action: DocumentActionComponent,
    props: DocumentActionProps,
  ) => DocumentActionDescription | null,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapped =
      known.get(action) ??
      Object.assign((props: DocumentActionProps) => wrap(action, props), {
        action: action.action,
        displayName: action.displayName,
      })
    known.set(action, wrapped)
    return wrapped
  }
}
