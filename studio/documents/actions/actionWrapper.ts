import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DuplicateActionProps,
} from 'sanity'

/**
 * Returns a function that wraps a Studio action. Each action is wrapped once, because the Studio resolves
 * actions on every render, and a new component would lose its state.
 * @param useAction changes the action's description
 * @param options passed to the action
 */
export function actionWrapper(
  useAction: (
    action: DocumentActionDescription | null,
    props: DocumentActionProps,
  ) => DocumentActionDescription | null,
  options?: Pick<DuplicateActionProps, 'mapDocument'>,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapped =
      wrappers.get(action) ??
      Object.assign(
        (props: DocumentActionProps) => useAction(action({ ...props, ...options }), props),
        { action: action.action, displayName: action.displayName },
      )
    wrappers.set(action, wrapped)
    return wrapped
  }
}
