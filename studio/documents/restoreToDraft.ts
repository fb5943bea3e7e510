import { type DocumentActionComponent, type DocumentActionProps, useSetPerspective } from 'sanity'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Wraps restore, so that the draft is shown afterwards, with Publish below it: if the published version
 * was shown before, the Studio stays with it, and nothing seems to have happened.
 */
export function restoreToDraft(restore: DocumentActionComponent): DocumentActionComponent {
  const wrapped =
    known.get(restore) ??
    Object.assign(
      (props: DocumentActionProps) => {
        const setPerspective = useSetPerspective()
        const action = restore(props)
        const dialog = action?.dialog
        if (!action || !dialog || dialog.type !== 'confirm') return action
        const onConfirm = () => {
          dialog.onConfirm()
          setPerspective('drafts')
        }
        return { ...action, dialog: { ...dialog, onConfirm } }
      },
      { action: restore.action, displayName: restore.displayName },
    )
  known.set(restore, wrapped)
  return wrapped
}
