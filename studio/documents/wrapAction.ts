import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DuplicateActionProps,
} from 'sanity'

/**
 * Returns a function that wraps one of the Studio's actions, each once: the Studio resolves actions on
 * every render, and a new function each time would lose its state.
 * @param useAction changes what the action returned
 * @param options given to the action
 */
export function actionWrapper(
  useAction: (
    action: DocumentActionDescription | null,
    props: DocumentActionProps,
  ) => DocumentActionDescription | null,
  options?: Pick<DuplicateActionProps, 'mapDocument'>,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapped =
      known.get(action) ??
      Object.assign(
        (props: DocumentActionProps) => useAction(action({ ...props, ...options }), props),
        {
          action: action.action,
          displayName: action.displayName,
        },
      )
    known.set(action, wrapped)
    return wrapped
  }
}
